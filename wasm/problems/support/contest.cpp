#include <algorithm>
#include <optional>

#include "core/subject.hpp"
#include "problems/support/contest.hpp"
#include "problems/support/trial.hpp"

namespace nimlab {
namespace {

void tell_fault(Data& data, const InputFault& fault) {
  data.fields(7).key("fault").text(word(fault.kind));
  data.key("line").count(fault.line).key("column").count(fault.column);
  data.key("found").text(fault.found).key("name").text(fault.name);
  data.key("least").count(fault.least).key("most").count(fault.most);
}

/// Work on an input, which may turn out not to be what the statement says: then it tells { fault, line,
/// column, found, name, least, most }.
class Reading : public Job {
 public:
  bool step() final {
    if (fault_) return true;
    try {
      return work();
    } catch (const InputFault& fault) {
      fault_ = fault;
      return true;
    }
  }
  std::uint64_t done() const final { return submission_ ? submission_->done() : 0; }
  std::uint64_t total() const final { return text_.size(); }
  Data tell() final {
    if (!fault_) return answer();
    Data data;
    tell_fault(data, *fault_);
    return data;
  }

 protected:
  Reading(const Problem& problem, std::string_view text) : problem_(problem), text_(text) {}

  virtual bool read(Input& in) = 0;
  virtual Data answer() = 0;
  /// After the last case. Throws InputFault.
  virtual void close() {}

  const Problem& problem_;
  const std::string text_;

 private:
  bool work() {
    if (!submission_) submission_.emplace(problem_, text_, [this](Input& in) { return read(in); });
    if (!submission_->step()) return false;
    close();
    return true;
  }

  std::optional<Submission> submission_;
  std::optional<InputFault> fault_;
};

/// Tells { answer }.
class Solve final : public Reading {
 public:
  Solve(const Problem& problem, std::string_view text) : Reading(problem, text) {}

 private:
  bool read(Input& in) override { return problem_.solve(in, out_); }
  Data answer() override {
    Data data;
    data.fields(1).key("answer").text(out_.text());
    return data;
  }

  Output out_;
};

/// The first cases as pictures and numbers. Tells { cases: [{ boards: [{ game, rule, position }], numbers:
/// [{ key, list }] }] }.
class Show final : public Reading {
 public:
  Show(const Problem& problem, std::string_view text) : Reading(problem, text) {}

 private:
  static constexpr std::size_t most = 20;

  bool read(Input& in) override {
    Output unread;
    return solved_and_again(problem_, in, unread, [&] {
      if (shown_.size() < most) problem_.show(in, shown_.emplace_back());
    });
  }
  Data answer() override {
    Data data;
    data.fields(1).key("cases").items(shown_.size());
    for (const auto& [boards, lines] : shown_) {
      data.fields(2).key("boards").items(boards.size());
      for (const auto& [game, rule, position] : boards)
        data.fields(3).key("game").text(game).key("rule").text(rule).key("position").text(position);
      data.key("numbers").items(lines.size());
      for (const auto& [key, list] : lines) data.fields(2).key("key").text(key).key("list").list(list);
    }
    return data;
  }

  std::vector<Shown> shown_;
};

/// A program's answer to an input. Tells { same, line, expected, found, wrong }: the first line that differs,
/// null where it ends before; or, where the judge takes several answers, what is wrong with this one.
class Compare final : public Reading {
 public:
  Compare(const Problem& problem, std::string_view input, std::string_view said)
      : Reading(problem, input), text_said_(said), said_(text_said_) {}

 private:
  /// Notes the first fault of the answer: only those of the input end the work.
  template <class Judge>
  void judged(Judge judge) {
    if (problem_.judge == nullptr || wrong_) return;
    try {
      judge();
    } catch (const InputFault& fault) {
      wrong_ = fault;
    }
  }
  bool read(Input& in) override {
    return solved_and_again(problem_, in, out_, [&] { judged([&] { problem_.judge(in, said_); }); });
  }
  void close() override {
    judged([&] { said_.end(); });
  }
  Data answer() override {
    const bool only = problem_.judge == nullptr;
    const std::optional<Line> line = only ? first_difference(out_.text(), text_said_) : std::nullopt;
    Data data;
    data.fields(5).key("same").flag(!line && !wrong_).key("line").count(line ? line->number : 0);
    const auto optional = [&](std::string_view key, const std::optional<std::string_view>& text) {
      data.key(key);
      if (text)
        data.text(*text);
      else
        data.nothing();
    };
    optional("expected", line ? line->expected : std::nullopt);
    optional("found", line ? line->found : std::nullopt);
    data.key("wrong");
    if (wrong_)
      tell_fault(data, *wrong_);
    else
      data.nothing();
    return data;
  }

  const std::string text_said_;
  Input said_;
  Output out_;
  std::optional<InputFault> wrong_;
};

/// Answers against the definition of the game, case by case. Tells { cases, checked, differs: null | { case,
/// solved, naive } }, the first that differ.
class Check final : public Reading {
 public:
  Check(const Problem& problem, std::string_view text) : Reading(problem, text) {}

 private:
  bool read(Input& in) override {
    Output solved, naive;
    return solved_and_again(problem_, in, solved, [&] {
      const std::size_t begin = in.at();
      ++cases_;
      try {
        problem_.naive(in, naive);
        ++checked_;
        in.back(begin);
        if (case_ == 0 && !agree(in, solved.text(), naive.text())) {
          case_ = in.round;
          solved_ = solved.text();
          naive_ = naive.text();
        }
      } catch (const TooLarge&) {  // counted by what is not checked
      }
    });
  }
  Data answer() override {
    Data data;
    data.fields(3).key("cases").count(cases_).key("checked").count(checked_).key("differs");
    if (case_ == 0) return std::move(data.nothing());
    data.fields(3).key("case").count(case_).key("solved").text(solved_).key("naive").text(naive_);
    return data;
  }

  /// On this case: the same, or both are right.
  bool agree(Input& in, std::string_view solved, std::string_view naive) const {
    if (problem_.judge == nullptr) return solved == naive;
    const std::size_t begin = in.at();
    try {
      for (const std::string_view text : {solved, naive}) {
        Input said(text);
        in.back(begin);
        problem_.judge(in, said);
        said.end();
      }
      return true;
    } catch (const InputFault&) {
      return false;
    }
  }

  std::uint64_t cases_ = 0, checked_ = 0;
  std::uint64_t case_ = 0;  ///< the first that differs, from 1
  std::string solved_, naive_;
};

/// Tells { tried, input, right, wrong }; no input: none was found.
class Refute final : public Job {
 public:
  Refute(const Problem& problem, const Wrong& wrong, std::uint64_t seed) : found_(problem, wrong, seed) {}

  bool step() override { return found_.step(); }
  std::uint64_t done() const override { return found_.done(); }
  std::uint64_t total() const override { return Refutation::tries; }
  Data tell() override {
    Data data;
    data.fields(4).key("tried").count(found_.done()).key("input").text(found_.input);
    data.key("right").text(found_.right).key("wrong").text(found_.wrong);
    return data;
  }

 private:
  Refutation found_;
};

std::unique_ptr<Job> list() {
  const auto all = problems();
  Data data;
  data.items(all.size());
  for (const Problem* each : all) {
    data.fields(9).key("name").text(each->name).key("lesson").text(each->lesson);
    data.key("limits").text(each->limits).key("milliseconds").number(each->milliseconds);
    data.key("kibibytes").number(each->kibibytes);
    data.key("sample").text(each->sample).key("published").flag(each->published);
    data.key("judged").flag(each->judge != nullptr).key("wrong").items(each->wrong.size());
    for (const Wrong& wrong : each->wrong) data.text(wrong.name);
  }
  return std::make_unique<ToldAtOnce>(std::move(data));
}

std::unique_ptr<Job> generate(const Problem& problem, std::uint64_t seed, Size size) {
  Data data;
  data.fields(1).key("input").text(generated(problem, seed, size));
  return std::make_unique<ToldAtOnce>(std::move(data));
}

/// The contest bench. Rule: a problem, "hdu-1846", or none. Questions: `list`, all problems; and of a problem
/// `solve`, `check`, `show`: text the judge's input; `compare`: text an input and a program's answer to it,
/// numbers the bytes of the input; `generate`: numbers a seed and 0 (small) or 1 (at the limits); `refute`:
/// text a strategy that is wrong, numbers a seed. Cost: the problem's file says.
class Contest final : public Subject {
 public:
  explicit Contest(std::string_view rule) : rule_(rule), problem_(problem_of(rule)) {
    if (!rule.empty() && problem_ == nullptr)
      throw Error(ErrorCode::unknown_game, Field::rule, excerpt(rule));
  }

  const std::string& rule() const override { return rule_; }
  std::unique_ptr<Job> ask(const Question& question) override {
    const auto& [ask, text, numbers] = question;
    if (ask == "list") return list();
    if (problem_ == nullptr) throw Error(ErrorCode::unsupported, Field::none);
    const Problem& problem = *problem_;
    const std::uint64_t first = numbers.empty() ? 0 : numbers.front();
    if (ask == "solve") return std::make_unique<Solve>(problem, text);
    if (ask == "check") return std::make_unique<Check>(problem, text);
    if (ask == "show") return std::make_unique<Show>(problem, text);
    if (ask == "generate")
      return generate(problem, first, numbers.size() < 2 || numbers[1] == 0 ? Size::small : Size::limits);
    if (ask == "compare") {
      const std::size_t input = std::min<std::uint64_t>(first, text.size());
      return std::make_unique<Compare>(problem, text.substr(0, input), text.substr(input));
    }
    if (ask == "refute") {
      for (const Wrong& wrong : problem.wrong) {
        if (wrong.name == text) return std::make_unique<Refute>(problem, wrong, first);
      }
      throw Error(ErrorCode::syntax, Field::position, excerpt(text));
    }
    throw Error(ErrorCode::unsupported, Field::none);
  }
  std::size_t bytes() const override { return rule_.size(); }

 private:
  std::string rule_;
  const Problem* problem_;
};

std::unique_ptr<Subject> open_contest(std::string_view rule) { return std::make_unique<Contest>(rule); }

}  // namespace

const InstrumentInfo instrument::contest{.name = "contest",
                                         .default_rule = "",
                                         .example = "",
                                         .questions = "list solve check compare show generate refute",
                                         .theorem = "",
                                         .limits = "bytes<=67108864",
                                         .open = open_contest};

}  // namespace nimlab

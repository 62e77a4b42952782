#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "core/numbers.hpp"
#include "core/wire.hpp"

/// What the catalogue lists: subjects that answer questions. All games share one
/// (catalogue/game_subject.hpp); what has no opponent, a calculator or a solver of puzzles, is an instrument,
/// a subject of its own (instruments/).
namespace nimlab {

/// Work that is done a quantum (about a millisecond) at a time, so that the caller can stop between two.
/// After an Error it is over: it may only be destroyed.
class Job {
 public:
  virtual ~Job() = default;
  virtual bool step() = 0;                           ///< true when finished; throws Error
  virtual std::uint64_t done() const { return 0; }   ///< units finished so far
  virtual std::uint64_t total() const { return 0; }  ///< units in all, 0 if unknown
  virtual Data tell() = 0;                           ///< once, after step() returned true; throws Error
};

/// What is asked, as words and numbers: "analyse" "3 4 5" {}. Which there are, the subject says.
struct Question {
  std::string_view ask, text;
  std::vector<std::uint64_t> numbers;
};

/// Nothing but Error and std::bad_alloc leaves it.
class Subject {
 public:
  virtual ~Subject() = default;
  virtual const std::string& rule() const = 0;  ///< canonical; "" where there are no parameters
  /// Throws unsupported for a question it does not know, and what is wrong with the text: Field::position.
  virtual std::unique_ptr<Job> ask(const Question& question) = 0;
  /// Of the rule and of what was computed for it and is kept.
  virtual std::size_t bytes() const = 0;
};

/// A subject without parameters: nothing but its answers.
class Unruled final : public Subject {
 public:
  using Ask = std::unique_ptr<Job> (*)(const Question&);
  explicit Unruled(Ask ask) : ask_(ask) {}
  const std::string& rule() const override { return rule_; }
  std::unique_ptr<Job> ask(const Question& question) override { return ask_(question); }
  std::size_t bytes() const override { return 0; }

 private:
  Ask ask_;
  std::string rule_;
};
/// For InstrumentInfo::open.
template <Unruled::Ask ask>
std::unique_ptr<Subject> open_unruled(std::string_view rule) {
  no_rule(rule);
  return std::make_unique<Unruled>(ask);
}

/// What an instrument says of itself. All texts are identifiers and notation, never sentences.
struct InstrumentInfo {
  std::string_view name = {};          ///< the one word for it in every layer: "nimber"
  std::string_view default_rule = {};  ///< used when none is given; "" where there are no parameters
  std::string_view example = {};       ///< a text that its first question takes
  std::string_view questions = {};     ///< "add multiply": what it can be asked
  std::string_view theorem = {};       ///< key of the source; "" if none
  std::string_view limits = {};        ///< "number<=18446744073709551615": name<=limit, spaced
  std::unique_ptr<Subject> (*open)(std::string_view rule) = nullptr;  ///< throws Field::rule
};

/// An answer that is there at once.
class ToldAtOnce final : public Job {
 public:
  explicit ToldAtOnce(Data data) : data_(std::move(data)) {}
  bool step() override { return true; }
  Data tell() override { return std::move(data_); }

 private:
  Data data_;
};

}  // namespace nimlab

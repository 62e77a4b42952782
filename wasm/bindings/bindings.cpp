#include "bindings/bindings.hpp"

#include <emscripten/bind.h>

#include <algorithm>
#include <map>
#include <memory>
#include <string>

#include "catalogue/data.hpp"
#include "catalogue/out_of_memory.hpp"

/// The border to JavaScript: a table of functions of small numbers. Texts and lists of 64-bit numbers are
/// written by the other side into `room`; what is told is Data, as bytes that are read before the next call.
/// The other side is web/solver/connect.ts, its declaration web/solver/module.d.ts.
///
/// Embind's own texts are not used: they write through a null pointer where there is no memory.
namespace nimlab {
namespace {

Catalogue* asked = nullptr;  ///< from when the module starts
std::map<int, std::unique_ptr<Job>> jobs;
int last_job = 0;
std::string given;  ///< of the next call, one behind the other
Data told;          ///< of the last call

/// Runs a call that tells something; an Error becomes { error: … }, so that nothing is thrown across the
/// border. Where memory ran out nothing stays of what was under way: neither jobs nor what the catalogue
/// remembers. Gives the length of what is told.
template <class Call>
std::size_t answered(Call call) {
  try {
    try {
      guarded([&] {
        told = Data();
        call();
      });
    } catch (const Error& error) {
      told = Data();
      if (error.code == ErrorCode::memory) {
        jobs.clear();
        std::string().swap(given);
        asked->forget_everything();
      }
      write(told, error);
    }
    return told.bytes().size();
  } catch (...) {
    __builtin_trap();  // a fault of ours: the engine starts another instance
  }
}

/// What is in the room, by lengths in bytes.
class Given {
 public:
  std::string_view text(std::size_t size) {
    const std::string_view text = std::string_view(given).substr(at_, size);
    at_ += size;
    return text;
  }
  std::vector<std::uint64_t> numbers(std::size_t count) {
    std::vector<std::uint64_t> numbers(count);
    const std::string_view bytes = text(count * sizeof(std::uint64_t));
    std::copy(bytes.begin(), bytes.end(), reinterpret_cast<char*>(numbers.data()));
    return numbers;
  }

 private:
  std::size_t at_ = 0;
};

/// Only when everything was forgotten does a job go that nobody dropped.
Job& job_of(int number) {
  const auto found = jobs.find(number);
  if (found == jobs.end()) {
    throw Error(ErrorCode::memory, Field::none, {}, std::to_string(memory_limit_mib));
  }
  return *found->second;
}

/// Where the other side writes the texts (UTF-8) and numbers of its next call; 0 if there is no memory.
std::uintptr_t room(std::size_t size) {
  bool there = false;
  answered([&] {
    constexpr std::size_t kept = 1 << 20;
    if (given.capacity() > kept) std::string().swap(given);
    given.resize(size);
    there = true;
  });
  return there ? reinterpret_cast<std::uintptr_t>(given.data()) : 0;
}

/// Where what was told begins.
std::uintptr_t told_at() { return reinterpret_cast<std::uintptr_t>(told.bytes().data()); }

std::size_t tell_games() {
  return answered([] {
    told.items(asked->games().size());
    for (const GameInfo* info : asked->games()) write(told, *info);
  });
}

std::size_t tell_instruments() {
  return answered([] {
    told.items(asked->instruments().size());
    for (const InstrumentInfo* info : asked->instruments()) write(told, *info);
  });
}

/// Starts a job: its number. By the lengths of the texts, and how many numbers there are.
std::size_t ask(std::size_t subject, std::size_t rule, std::size_t what, std::size_t text,
                std::size_t numbers) {
  return answered([&] {
    Given in;
    const std::string_view name = in.text(subject);
    const auto opened = asked->open(name, in.text(rule));
    Question question;
    question.ask = in.text(what);
    question.text = in.text(text);
    question.numbers = in.numbers(numbers);
    std::unique_ptr<Job> job = opened->ask(question);
    jobs[last_job + 1] = std::move(job);
    told.number(static_cast<std::uint32_t>(++last_job));
  });
}

std::size_t keep(std::size_t subject, std::size_t rule) {
  return answered([&] {
    Given in;
    const std::string_view name = in.text(subject);
    const std::string kept = asked->keep(name, in.text(rule));
    const std::string& canonical = asked->open(name, kept)->rule();
    const auto* bytes = reinterpret_cast<const std::uint8_t*>(canonical.data());
    told.fields(2).key("kept").text(kept).key("rule").list(std::span(bytes, canonical.size()));
  });
}
/// By the text of `room`.
void drop_kept() { asked->drop(given); }

/// false: go on; true: finished.
std::size_t step(int job) {
  return answered([&] { told.flag(job_of(job).step()); });
}
std::size_t progress(int job) {
  return answered(
      [&] { told.fields(2).key("done").count(job_of(job).done()).key("total").count(job_of(job).total()); });
}
std::size_t answer(int job) {
  return answered([&] { told = job_of(job).tell(); });
}
void drop(int job) { jobs.erase(job); }

}  // namespace

void serve(Catalogue& catalogue) { asked = &catalogue; }

EMSCRIPTEN_BINDINGS(nimlab) {
  emscripten::function("room", &room);
  emscripten::function("told", &told_at);
  emscripten::function("games", &tell_games);
  emscripten::function("instruments", &tell_instruments);
  emscripten::function("ask", &ask);
  emscripten::function("keep", &keep);
  emscripten::function("dropKept", &drop_kept);
  emscripten::function("step", &step);
  emscripten::function("progress", &progress);
  emscripten::function("answer", &answer);
  emscripten::function("drop", &drop);
}

}  // namespace nimlab

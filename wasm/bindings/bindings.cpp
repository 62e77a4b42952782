#include <emscripten/bind.h>
#include <emscripten/val.h>

#include <algorithm>
#include <map>
#include <memory>
#include <string>

#include "catalogue/catalogue.hpp"
#include "catalogue/data.hpp"
#include "catalogue/guarded.hpp"

/// The border to JavaScript: a table of functions. What comes in is lengths and small numbers; texts and
/// lists of 64-bit numbers are written by the other side into `room`, since Embind's own way writes through a
/// null pointer where there is no memory. What goes out is Data, as a view of bytes that is read before the
/// next call. The other side is web/solver/connect.ts.
namespace nimlab {
namespace {

using emscripten::val;

std::map<int, std::unique_ptr<Job>> jobs;
int last_job = 0;
std::string given;  ///< of the next call, one behind the other
Data told;          ///< of the last call

val view(const std::vector<std::uint8_t>& bytes) {
  return val(emscripten::typed_memory_view(bytes.size(), bytes.data()));
}

/// Runs a call that tells something; an Error becomes { error: … }, so that nothing is thrown across the
/// border. Where memory ran out nothing stays of what was under way: neither jobs nor what the catalogue
/// remembers.
template <class Call>
val answered(Call call) {
  try {
    try {
      guarded([&] {
        told = Data();
        call(told);
      });
    } catch (const Error& error) {
      told = Data();
      if (error.code == ErrorCode::memory) {
        jobs.clear();
        std::string().swap(given);
        forget_everything();
      }
      write(told, error);
    }
    return view(told.bytes());
  } catch (...) {
    __builtin_trap();  // a fault of ours: the engine starts another instance
  }
}

/// Where the other side writes the texts (UTF-8) and numbers of its next call; null if there is no memory.
val room(unsigned size) {
  val place = val::null();
  answered([&](Data&) {
    constexpr std::size_t kept = 1 << 20;
    if (given.capacity() > kept) std::string().swap(given);
    given.resize(size);
    place = val(emscripten::typed_memory_view(size, reinterpret_cast<std::uint8_t*>(given.data())));
  });
  return place;
}

/// What is in the room, by lengths in bytes.
class Given {
 public:
  std::string_view text(unsigned size) {
    const std::string_view text = std::string_view(given).substr(at_, size);
    at_ += size;
    return text;
  }
  std::vector<std::uint64_t> numbers(unsigned count) {
    std::vector<std::uint64_t> numbers(count);
    const std::string_view bytes = text(count * sizeof(std::uint64_t));
    std::copy(bytes.begin(), bytes.end(), reinterpret_cast<char*>(numbers.data()));
    return numbers;
  }

 private:
  std::size_t at_ = 0;
};

val all_games() {
  return answered([](Data& data) {
    data.items(games().size());
    for (const GameInfo* info : games()) write(data, *info);
  });
}

/// Starts a job: its number.
val ask(unsigned game, unsigned rule, unsigned what, unsigned text, unsigned numbers) {
  return answered([&](Data& data) {
    Given in;
    const std::string_view name = in.text(game);
    const auto subject = open_game(name, in.text(rule));
    Question question;
    question.ask = in.text(what);
    question.text = in.text(text);
    question.numbers = in.numbers(numbers);
    std::unique_ptr<Job> job = subject->ask(question);
    jobs[last_job + 1] = std::move(job);
    data.number(static_cast<std::uint32_t>(++last_job));
  });
}

val keep(unsigned game, unsigned rule) {
  return answered([&](Data& data) {
    Given in;
    const std::string_view name = in.text(game);
    const std::string kept = keep_game(name, in.text(rule));
    const std::string& canonical = open_game(name, kept)->rule();
    const auto* bytes = reinterpret_cast<const std::uint8_t*>(canonical.data());
    data.fields(2).key("kept").text(kept).key("rule").list(std::span(bytes, canonical.size()));
  });
}
/// By the text of `room`.
void drop_kept() { drop_game(given); }

/// Only when everything was forgotten does a job go that nobody dropped.
Job& job_of(int number) {
  const auto found = jobs.find(number);
  if (found == jobs.end()) {
    throw Error(ErrorCode::memory, Field::none, {}, std::to_string(memory_limit_mib));
  }
  return *found->second;
}

/// false: go on; true: finished.
val step(int job) {
  return answered([&](Data& data) { data.flag(job_of(job).step()); });
}
val progress(int job) {
  return answered([&](Data& data) {
    data.fields(2).key("done").count(job_of(job).done()).key("total").count(job_of(job).total());
  });
}
val answer(int job) {
  return answered([&](Data& data) { write(data, job_of(job).answer()); });
}
void drop(int job) { jobs.erase(job); }

}  // namespace

EMSCRIPTEN_BINDINGS(nimlab) {
  emscripten::function("room", &room);
  emscripten::function("games", &all_games);
  emscripten::function("ask", &ask);
  emscripten::function("keep", &keep);
  emscripten::function("dropKept", &drop_kept);
  emscripten::function("step", &step);
  emscripten::function("progress", &progress);
  emscripten::function("answer", &answer);
  emscripten::function("drop", &drop);
}

}  // namespace nimlab

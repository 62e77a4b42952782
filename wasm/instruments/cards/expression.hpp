#pragma once

#include <string_view>

#include "core/function_ref.hpp"
#include "core/numbers.hpp"
#include "instruments/cards/read_once.hpp"

namespace nimlab {

/// Reads an expression as people type it: whole numbers, + - * /, or × ÷ − · and fullwidth signs, brackets,
/// blanks. There is no sign before a number.
class ExpressionReader {
 public:
  struct Read {
    ReadOnce::Signed form;
    std::size_t begin, end;  ///< bytes
  };

  /// What a number stands for; nothing: then the rest is read for its form alone.
  using Leaf = function_ref<std::optional<ReadOnce::Signed>(std::uint64_t, Token)>;

  /// Of the text from `begin` to `end`; numbers up to `most`.
  ExpressionReader(ReadOnce& forms, std::string_view text, std::size_t begin, std::size_t end,
                   std::uint64_t most)
      : forms_(forms), text_(text.substr(0, end)), at_(begin), most_(most) {}

  /// All of it, and its operations as they are typed; nothing where a number stands for nothing, or something
  /// is divided by 0 (`zero`). Throws empty, syntax (also where brackets are deeper than 50) and what
  /// `number` does: Field::position.
  std::optional<ReadOnce::Signed> read(Leaf leaf, std::vector<Equation>* steps = nullptr);
  /// What is 0 and divides.
  std::optional<Token> zero() const { return zero_; }

 private:
  std::optional<Read> sum();
  std::optional<Read> product();
  std::optional<Read> operand();
  std::optional<Read> combined(std::optional<Read> a, char operation, std::optional<Read> b);
  char sign();  ///< that comes next, + - * / ( ); 0 at the end; anything else: '0'
  std::size_t width(std::size_t at, char& sign) const;
  [[noreturn]] void refuse() const;

  ReadOnce& forms_;
  std::string_view text_;
  std::size_t at_, next_ = 0;
  std::uint64_t most_;
  const Leaf* leaf_ = nullptr;  ///< while it reads
  std::vector<Equation>* steps_ = nullptr;
  std::optional<Token> zero_;
  int depth_ = 0;
};

}  // namespace nimlab

#pragma once

#include <type_traits>
#include <utility>

namespace nimlab {

/// A function that is called and not kept, as in C++26: two words, and no template where it is taken.
template <class Signature>
class function_ref;

template <class Result, class... Arguments>
class function_ref<Result(Arguments...)> {
 public:
  template <class F>
  requires(!std::is_same_v<std::remove_cvref_t<F>, function_ref>) function_ref(F&& f)
      : object_(const_cast<void*>(static_cast<const void*>(&f))),
        call_([](void* object, Arguments... with) -> Result {
          return (*static_cast<std::remove_reference_t<F>*>(object))(std::forward<Arguments>(with)...);
        }) {}

  Result operator()(Arguments... with) const { return call_(object_, std::forward<Arguments>(with)...); }

 private:
  void* object_;
  Result (*call_)(void*, Arguments...);
};

}  // namespace nimlab

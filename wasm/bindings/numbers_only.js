// What Embind would do for types that no binding has: numbers alone cross here (bindings.cpp), so their
// converters are left out of the glue.
var none = {};
for (var type of ['bool', 'bigint', 'float', 'std_string', 'std_wstring', 'emval', 'memory_view']) {
  none['_embind_register_' + type] = function () {};
  none['_embind_register_' + type + '__deps'] = [];
}
mergeInto(LibraryManager.library, none);

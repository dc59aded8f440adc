// Constructors such as `anim.spring { … }`: they only collect what they are given.
#include <math.h>

#include "clh_internal.h"

clh_object *clh_new_object(lua_State *L, lua_Integer kind) {
  clh_object *object = clh_new_marked(L, CLH_MARK_OBJECT, sizeof *object, 1);
  object->kind = kind;
  object->chunk = -1;
  object->line = 0;
  object->count = 0;
  return object;
}

// Lua forgets the caller of a function it calls last, so there is not always a place.
static void note_caller(lua_State *L, clh_object *object) {
  lua_Debug info;
  if (!lua_getstack(L, 0, &info)) return;
  lua_getinfo(L, "t", &info);
  if (info.istailcall || !lua_getstack(L, 1, &info)) return;
  lua_getinfo(L, "Sl", &info);
  object->chunk = clh_find_chunk(clh_of(L), info.source);
  object->line = object->chunk < 0 || info.currentline < 0 ? 0 : info.currentline;
}

static const char *constructor_name(lua_State *L) {
  return lua_tostring(L, lua_upvalueindex(1));
}

static void refuse_colon(lua_State *L) {
  if (!clh_marked(L, 1, CLH_MARK_FROZEN)) return;
  if (lua_gettop(L) < 2) return;
  clh_error(L, "%s is called with a colon\nhint: write a dot: anim.%s { }", constructor_name(L),
    constructor_name(L));
}

static int collect_table(lua_State *L) {
  const char *name = constructor_name(L);
  refuse_colon(L);
  int count = lua_gettop(L);
  if (count != 1) {
    return clh_error(L, "%s takes one table, got %d values\nhint: write anim.%s { name = value }",
      name, count, name);
  }
  const clh_object *made = clh_marked(L, 1, CLH_MARK_OBJECT);
  if (made && made->kind == lua_tointeger(L, lua_upvalueindex(2))) return 1;
  bool is_proxy = clh_push_thawed(L, 1);
  if (!is_proxy && lua_type(L, 1) != LUA_TTABLE) {
    return clh_error(L, "%s takes a table, got a %s\nhint: write anim.%s { name = value }", name,
      luaL_typename(L, 1), name);
  }
  if (!is_proxy) lua_pushvalue(L, 1);
  note_caller(L, clh_new_object(L, lua_tointeger(L, lua_upvalueindex(2))));
  lua_insert(L, -2);
  lua_setiuservalue(L, -2, 1);
  return clh_return(L, 1);
}

static int collect_numbers(lua_State *L) {
  const char *name = constructor_name(L);
  int wanted = (int)lua_tointeger(L, lua_upvalueindex(3));
  refuse_colon(L);
  int count = lua_gettop(L);
  if (count != wanted) {
    return clh_error(L, "%s takes %d numbers, got %d values", name, wanted, count);
  }
  for (int index = 1; index <= count; index++) {
    if (lua_type(L, index) != LUA_TNUMBER) {
      return clh_error(L, "argument %d of %s must be a number, got a %s", index, name,
        luaL_typename(L, index));
    }
    if (!isfinite(lua_tonumber(L, index))) {
      return clh_error(L, "argument %d of %s must be a finite number", index, name);
    }
  }
  clh_object *object = clh_new_object(L, lua_tointeger(L, lua_upvalueindex(2)));
  note_caller(L, object);
  for (int index = 1; index <= count; index++) {
    object->numbers[object->count++] = lua_tonumber(L, index);
  }
  return 1;
}

void clh_push_constructor(lua_State *L, const char *name, lua_Integer kind, uint32_t numbers) {
  lua_pushstring(L, name);
  lua_pushinteger(L, kind);
  lua_pushinteger(L, numbers);
  lua_pushcclosure(L, numbers > 0 ? collect_numbers : collect_table, 3);
}

static int refuse_reading(lua_State *L) {
  return clh_error(L, "what anim's functions return cannot be read\n"
    "hint: keep the table you pass in a variable of its own");
}

static int refuse_writing(lua_State *L) {
  return clh_error(L, "what anim's functions return cannot be changed\n"
    "hint: make a new one with other values");
}

static int to_text(lua_State *L) {
  lua_pushliteral(L, "object");
  return 1;
}

void clh_open_objects(lua_State *L) {
  static const luaL_Reg functions[] = {
    {"__index", refuse_reading},
    {"__newindex", refuse_writing},
    {"__tostring", to_text},
    {NULL, NULL},
  };
  clh_make_mark(L, CLH_MARK_OBJECT, "object", functions);
}

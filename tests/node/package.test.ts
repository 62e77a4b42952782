/**
 * The C++ library as somebody else's program finds it: installed, found and linked. It is what the native suite is linked
 * of, so nothing of ours is compiled again.
 */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const built = fileURLToPath(new URL('../../build/native-asan', import.meta.url));

const program = `
#include <catalogue/listed.hpp>
#include <cstdio>

extern "C" void __sanitizer_cov_trace_pc() {}  // by which the suite counts work

int main() {
  nimlab::Catalogue catalogue = nimlab::listed();
  const auto job = catalogue.open_game("sum", "nim | wythoff")->analyse("3 4 5 | 1 2");
  while (!job->step()) {
  }
  const auto analysis = std::get<nimlab::Analysis>(job->answer());
  std::printf("%llu", static_cast<unsigned long long>(analysis.grundy.value()));
}
`;

const project = `
cmake_minimum_required(VERSION 3.21)
project(consumer LANGUAGES CXX)
find_package(nimlab 0.1 REQUIRED)
add_executable(consumer main.cpp)
target_link_libraries(consumer PRIVATE nimlab::all)
`;

test('an installed nimlab is found by CMake, and a program of one question links', () => {
  const folder = mkdtempSync(join(tmpdir(), 'nimlab-package-'));
  const run = (command: string, ...args: string[]) =>
    execFileSync(command, args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
  try {
    const compiler = /^CMAKE_CXX_COMPILER:\w+=(.+)$/m.exec(readFileSync(join(built, 'CMakeCache.txt'), 'utf8'))![1]!;
    run('cmake', '--install', built, '--prefix', join(folder, 'installed'));
    writeFileSync(join(folder, 'main.cpp'), program);
    writeFileSync(join(folder, 'CMakeLists.txt'), project);
    const sanitizers = '-DCMAKE_CXX_FLAGS=-fsanitize=address,undefined'; // as the objects are compiled
    const given = [`-DCMAKE_CXX_COMPILER=${compiler}`, `-DCMAKE_PREFIX_PATH=${join(folder, 'installed')}`, sanitizers];
    run('cmake', '-G', 'Ninja', '-S', '.', '-B', 'build', ...given);
    run('cmake', '--build', 'build');
    assert.equal(run('build/consumer'), '2'); // 3 ⊕ 4 ⊕ 5, and a lost pair
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { main, make, pinnedNode, root, run } from './setup.mjs';
import { solverOfLessons } from './weight.mjs';

/** What the issues ask for, in milliseconds, by kernel and size. */
const targets = {
  'nim: analyse heaps 10000': 16,
  'hackenbush: value, edges 1200000': 60,
  'hackenbush: winning cuts, edges 1200000': 60,
  'hackenbush: read edges 1200000': 160,
  'matrix_game: solve, side 30': 3,
  'matrix_game: solve, side 200': 80,
  'matrix_game: all pivots, side 50': 100,
  'guess_card: all hands, cards 1000': 200,
  'client: analyse nim heaps 10000': 16,
  'subtraction: table, set of 20 1000000': 100,
  'token_graph: DAG, read and map 100000': 300,
  'token_graph: cycles, read and map 100000': 300,
  'grid_walk: three steps, side 1000': 200,
  'octal: Kayles, values 200': 20,
  'grundy_split: values 20000': 1000,
  'octal: .16, values 510000': 10_000,
  'gra: analyse stones 1000000': 200,
  'wythoff: table of SG values, side 2000': 2000,
  'hunger: analyse boxes 64': 1,
  'geography: 5 % walls, winning starts, side 1000': 250,
  'geography: 30 % walls, winning starts, side 1000': 250,
  'geography: 50 edges a node, nodes 2000': 300,
  'twenty_four: all solutions, cards 6': 2000,
  'k_in_a_row: all moves, cells 9': 30,
  'k_in_a_row: search, cells 9': 30,
  'moore_nim: 3 at once, analyse heaps 10000': 16,
  'client: analyse gra, stones 1000000': 200,
  'client: wythoff, table of SG values 2000': 2000,
  'client: analyse hunger, boxes 64': 1,
  'client: analyse moore_nim, 3 at once 10000': 16,
  'client: token_graph, cycles, sent and map 100000': 300,
  'client: grid_walk, three steps, side 1000': 200,
  'client: octal 0.77, values 200': 20,
  'client: octal 0.16, values 510000': 10_000,
  'client: table, set of 20 1000000': 100,
};
/** What judges allow for one input, in milliseconds, where a problem's own limit is not known. */
const judged = 1000;

/**
 * How much longer than natively a kernel of more than a millisecond may take: where products of 64 bits or allocation
 * rule, more.
 */
const ratio = { usual: 1.3, heavy: 1.6 };
const listed = 'thousands of numbers are read and written, and winning moves are a list each';
const hashes = 'products of 64 bits: of values, and of hashes';
/** By what a kernel's name begins with, why. */
const heavy = {
  'nim:': 'numbers of twenty digits are read and written',
  'misere_nim:': 'numbers of twenty digits are read and written',
  'moore_nim:': 'numbers of twenty digits are read and written',
  'gra:': 'a million numbers are read into lists that grow',
  'staircase:': 'the numbers of the steps are read and written',
  'token_graph: ten edges a node, read': 'a million numbers are read into lists that grow',
  'first_end_wins:': 'a million numbers are read into lists that grow',
  'octal: analyse': 'winning moves are a list each',
  'coin_row: analyse': listed,
  'coin_grid: analyse': listed,
  'twenty_four:': hashes,
  'problem: hdu-1427': hashes,
  'matrix_game: all pivots': 'products of 64 bits: whole numbers of any size',
  'bimatrix:': 'products of 64 bits, and allocation: whole numbers of any size',
  ...Object.fromEntries(
    [
      'bzoj-1228',
      'bzoj-2066',
      'hdu-2176',
      'hdu-3032',
      'luogu-p1247',
      'luogu-p2148',
      'poj-2975',
      'yosupo-nim-product-64',
    ].map((problem) => [
      `problem: ${problem}`,
      'a million numbers are read, eight digits at a time by products of 64 bits',
    ]),
  ),
};
const pages = 'lists that grow: in a run of its own, where pages of memory are new natively too, at most 0.5';
const form = 'the module itself: translated into C and compiled by GCC it takes as long';
/** Why a kernel is above that, as far as it was measured; ARCHITECTURE.md tells how. */
const causes = {
  'search:': 'calls through tables: a fifth of the time',
  'grundy_split:': 'addresses of 32 bits are computed before each access',
  'octal: .16': 'addresses of 32 bits are computed before each access',
  'grid_walk:': form,
  'token_graph:': form,
  'wythoff:': form,
  'coin_row: analyse': 'digits and copies of growing lists: two fifths of the profile',
  'geography: read': "GCC's code; Clang's native code takes as long as the module",
  'geography:': form,
  'matrix_game: solve':
    'natively several numbers of a row at once: without vectors 1.2 times, and as fast with 200 rows',
  'hackenbush:': form,
  'subtraction:': "GCC's code; Clang's is no faster than the module",
  'problem: abc-270d': "GCC's code; Clang's native code takes as long as the module",
  'problem: cf-468a': pages,
  'problem: hdu-5308': pages,
};

/**
 * So often all kernels are run, natively and as WebAssembly by turns: a machine has times in which all takes twice as
 * long.
 */
const rounds = 3;

/** Of each kernel the least of its medians, by program. */
async function byTurns(programs) {
  const least = programs.map(() => []);
  for (let round = 0; round < rounds; ++round) {
    for (const [i, program] of programs.entries()) {
      const measured = parse((await run(program[0], program.slice(1), { quiet: true })).output);
      least[i] = measured.map((kernel, k) => ({
        ...kernel,
        median: Math.min(kernel.median, least[i][k]?.median ?? Infinity),
      }));
    }
  }
  return least;
}

function parse(output) {
  return output
    .trim()
    .split('\n')
    .map((line) => line.split('\t'))
    .filter((cells) => cells.length === 4)
    .map(([name, size, median]) => ({ name, size: Number(size), median: Number(median) }));
}

/** What is said of a kernel, by the beginning of its name. */
const of = (said, name) => said[Object.keys(said).find((begin) => name.startsWith(begin))];

const ms = (nanoseconds) => (nanoseconds / 1e6).toFixed(3).padStart(10);

function report(native, wasm) {
  console.log(
    '\nkernel                                          size       native ms    WASM ms   ratio   growth   wanted',
  );
  let before;
  const slower = [];
  const named = new Set();
  for (const [i, { name, size, median }] of wasm.entries()) {
    const other = native?.[i]?.median;
    const growth = before?.name === name ? (median / before.median).toFixed(1) : '';
    const wanted = targets[`${name} ${size}`] ?? (name.startsWith('problem: ') ? judged : undefined);
    const why = of(heavy, name);
    const most = why ? ratio.heavy : ratio.usual;
    const long = other !== undefined && Math.max(median, other) > 1e6;
    if (long && median / other > most) {
      slower.push(`${name} ${size}: ${(median / other).toFixed(2)} > ${most}: ${of(causes, name) ?? 'no cause known'}`);
    }
    if (long && why) named.add(why);
    console.log(
      [
        name.padEnd(42),
        String(size).padStart(9),
        (other === undefined ? '' : ms(other)).padStart(15),
        ms(median),
        (other === undefined ? '' : (median / other).toFixed(2)).padStart(7),
        growth.padStart(8),
        wanted === undefined ? '' : `≤ ${wanted} ms: ${median / 1e6 <= wanted ? 'yes' : 'NO'}`,
      ].join(' '),
    );
    before = { name, median };
  }
  if (!native) return;
  console.log(`\nThe least of ${rounds} medians, measured natively and as WebAssembly by turns.`);
  console.log(
    "Each is run for 60 ms before it is measured, as a page has answered before; compiled by V8's best from the start, they take as long.",
  );
  console.log(`\nof kernels above 1 ms, slower than ${ratio.usual} × native: ${slower.length === 0 ? 'none' : ''}`);
  for (const each of slower) console.log(`  ${each}`);
  console.log(`≤ ${ratio.heavy} is asked of`);
  for (const why of named) {
    const names = Object.keys(heavy).filter((begin) => heavy[begin] === why);
    console.log(`  ${names.map((name) => name.replace(/:$/, '')).join(', ')}: ${why}`);
  }
}

async function weights() {
  for (const { lesson, modules, bytes } of (await solverOfLessons()).sort((a, b) => a.bytes - b.bytes)) {
    console.log(
      `solver of ${lesson.padEnd(20)} ${modules.join().padEnd(10)} ${(bytes / 1000).toFixed(1).padStart(6)} kB brotli, module and glue` +
        `   ≤ 75 kB: ${bytes <= 75_000 ? 'yes' : 'NO'}`,
    );
  }
}

function size(what, paths) {
  const files = paths.map((path) => readFileSync(join(root, path)));
  const sum = (pack) => files.reduce((total, file) => total + pack(file).length, 0);
  const gzip = sum((file) => gzipSync(file, { level: 9 }));
  const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
  console.log(
    `${what.padEnd(42)} ${kilobytes(gzip).padStart(9)} gzip ${kilobytes(sum(brotliCompressSync)).padStart(9)} brotli`,
  );
}

/**
 * How long a board more takes to answer on a page whose solver is loaded, the median of five. What a visit costs in
 * bytes and requests, weight.spec.ts says.
 */
async function nextBoard(path) {
  const { chromium } = await import('@playwright/test');
  const { launch } = await import('../../tests/browser/chromium.mjs');
  const { serve } = await import('./serve.mjs');
  const { url, stop } = await serve();
  const browser = await chromium.launch(launch);
  const page = await browser.newPage();
  await page.goto(url + path);
  const answered = () =>
    [...document.querySelectorAll('nimlab-nim, nimlab-subtraction')].find((board) => board.current);
  await page.waitForFunction(answered);
  const waits = await page.evaluate(async () => {
    const board = [...document.querySelectorAll('nimlab-nim, nimlab-subtraction')].find((each) => each.current);
    const waits = [];
    while (waits.length < 5) {
      const again = board.cloneNode(true);
      const began = performance.now();
      board.before(again);
      while (!again.current) await new Promise(requestAnimationFrame);
      waits.push(performance.now() - began);
      again.remove();
    }
    return waits;
  });
  const waited = waits.sort((a, b) => a - b)[2];
  await browser.close();
  stop();
  console.log(
    `first answer of a board more on /${path.padEnd(20)} ${waited.toFixed(0)} ms   ≤ 100 ms: ${waited <= 100 ? 'yes' : 'NO'}`,
  );
}

await main(import.meta.url, ['build', 'test'], async () => {
  await make('bench:all');
  const [native, wasm] = await byTurns([
    [join(root, 'build/native/nimlab_bench')],
    [pinnedNode, 'build/wasm/nimlab_bench.cjs'],
  ]);
  report(native, wasm);
  report(undefined, parse((await run(pinnedNode, ['tests/bench/border.mjs'], { quiet: true })).output));
  console.log();
  size('module of all games', ['build/wasm/nimlab-all.wasm']);
  size(
    'all of the widgets, with the module',
    readdirSync(join(root, 'build/widgets'), { recursive: true })
      .filter((file) => /\.(js|wasm)$/.test(file))
      .map((file) => join('build/widgets', file)),
  );
  await weights();
  await nextBoard('lessons/nim/');
  await nextBoard('');
});

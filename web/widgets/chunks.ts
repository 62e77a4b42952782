/**
 * The files of build/widgets/chunks by their names without hash, and what of web/widgets is in them: the first that fits. Few,
 * since each is a request; what is not here has its folder's name, and of the kit that of the one family that uses it.
 */
const files: readonly (readonly [name: string, holds: RegExp])[] = [
  // A sum at rest is drawn by its games: it has all of their scenes, and a live one none.
  ['sum-at-rest', /^sum\/scene\.ts/],
  // Boards on which an exercise has something laid.
  ['lay', /^(?:exercise|coin_row|coin_grid|hackenbush|red_blue_hackenbush)\/lay\./],
  // What opens under a board.
  ['panels', /^shell\/(?:panels\/(?!panels?\.ts)|embed\.ts)/],
  // What several skins draw with.
  ['lane', /^kit\/parts\/lane\./],
  ['track', /^kit\/parts\/track\./],
  // Of the kit, what some boards have and others have not; small elements come with their family.
  ['stones', /^(?:kit\/(?:parts\/(?:pebble|heap|flag|stairs)|spin)\.|heaps\/(?:heaps-board|words)\.ts)/],
  ['splits', /^(?:kit\/parts\/(?:cut|row)\.|heaps\/(?:heap-board|split-element|parts-field|resting|styles)\.ts)/],
  ['splits', /^(?:lasker|grundy_split|e_and_d|split_nim)\//],
  ['heaps', /^(?:kit\/parts\/bits\.|heaps\/|nim\/)/],
  ['coins', /^kit\/parts\/(?:faced-)?coin\./],
  ['signs', /^kit\/parts\/(?:cell|sign|ramp|disc)\./],
  ['drag', /^(?:kit\/(?:chips|drag|surface|values|window|parts\/letters)|shell\/maps)\./],
  ['zoom', /^kit\/zoom\./],
  ['hands', /^kit\/(?:glide|deed|draft|room|arrival|in-sight|parts\/around)\./],
  ['stepper', /^kit\/stepper\./],
  ['rounds', /^kit\/parts\/(?:running|held-card)\./],
  ['value', /^kit\/value\./],
  ['strip', /^kit\/parts\/strip\./],
  ['grid', /^kit\/(?:parts\/(?:grid|heat|arrow)|cells|grid-styles|heat-map)\./],
  ['tokens', /^graphs\/(?:speech|words)\.ts/],
  ['graph-editor', /^kit\/graph-(?:bench|draft|editor)\./],
  ['graphs', /^kit\/parts\/(?:graph|graph-laid|graph-picture|edge|vertex)\./],
  ['first_end_wins-views', /^first_end_wins\/(?:views|reduced|reduction)\.ts/],
  ['wythoff-views', /^wythoff\/(?:views|heaps|forms|indexed)\.ts/],
  ['wythoff-walk', /^wythoff\/(?:walk|scene|strips|faces|picture|styles)\.ts|^wythoff\/scene\.css/],
  ['matrix_game-views', /^matrix_game\/(?:tableau|program|rounds)\.ts/],
  ['bench-panels', /^bench\/(?:panels|panel-styles|check|compare|look|refute)\.ts/],
  ['nimber-table', /^nimber\/table\.ts/],
  ['coins-large', /^(?:coins\/large\/|coin_(?:row|grid)\/large\.)/],
  // Its columns are those of heaps; its words come with those of boards.
  ['coin_row', /^coin_row\/(?!words)/],
  ['coins', /^(?:coins|coin_row|coin_grid)\//],
  ['sketch', /^pictures\/(?:sketch|ready)\.ts/],
  ['pictures', /^(?:pictures|hackenbush|red_blue_hackenbush)\//],
  ['trees', /^(?:game_tree|k_in_a_row)\//],
  ['limited_take', /^(?:fibonacci_nim|dynamic_nim)\//],
  // What loads a board by its game: sums need it. A word of the text that is a term must not lead away before it is one.
  ['shell', /^(?:study\/load\.|term\/)/],
  // What has no opponent.
  ['typed', /^(?:kit\/typed|shell\/typed-desk)\./],
  ['desk', /^(?:shell\/desk|kit\/fraction)/],
  // Texts beside boards: what a lesson begins with, what it asks, exercises.
  ['study', /^(?:progress\/|study\/note\.)/],
  ['questions', /^(?:predict\/|study\/|kit\/text\.)/],
  ['exercises', /^(?:exercise|paint)\//],
  ['shell', /^(?:shell|theme|tag|modules)\b/],
];
/** What most lessons say comes together; what says little brings all languages. */
const spokenOften = /^(?:shell|study|heaps)$/;
const taciturn = /^(?:sum|moore_nim|coins-large)$/;
/** What is laid out by a library: graphs at rest, and those that no figure at rest lays out. */
const restingGraphs = /\/(?:kit\/parts\/graph-(?:layout|rest)|(?:token_graph|first_end_wins)\/scene)\.ts$/;
/** Of Lit, what no board needs. */
const inTexts = /\/lit(?:-html)?\/(?:directives\/(?:unsafe-html|ref)|async-directive)\.js$/;
/** And what few have. */
const live = /\/(?:lit|lit-html)\/directives\/live\.js$/;
const everywhere =
  /\/node_modules\/(?:@lit|lit|lit-html|lit-element|comlink)\/|\/web\/(?:solver\/|languages\.ts)|\/build\/wasm\/catalogue\.mjs$/;

type Importers = (module: string) => readonly string[];

/** The chunk of what only one family uses of the kit; that of all elements else. */
function ofTheKit(module: string, importers: Importers, seen = new Set<string>()): string {
  const users = new Set<string>();
  const visit = (id: string) => {
    if (seen.has(id)) return;
    seen.add(id);
    for (const by of importers(id)) {
      if (/\/web\/widgets\/kit\//.test(by)) visit(by);
      else if (!restingGraphs.test(by)) users.add(chunkOf(by, importers)!);
    }
  };
  visit(module);
  // What a family's board has, its other views have, too.
  for (const each of users)
    if (/-(?:views|skin)$/.test(each) && users.has(each.slice(0, each.lastIndexOf('-')))) users.delete(each);
  const [only, ...others] = users;
  return only !== undefined && others.length === 0 ? only : 'shell';
}

/** The chunk that a module goes into; what is spoken is apart, by language. null: the bundler decides. */
export function chunkOf(module: string, importers: Importers = () => []): string | null {
  if (inTexts.test(module)) return 'questions';
  if (live.test(module)) return 'live';
  if (everywhere.test(module)) return 'shell';
  const [, path, language] =
    /\/web\/widgets\/(?!loader\b|folders\b)(.+?(?:\.([a-z]{2}))?\.\w+)(?:\?.*)?$/.exec(module) ?? [];
  if (path === undefined || restingGraphs.test(module)) return null;
  const [folder] = path.split('/');
  if (folder !== 'kit' && path === `${folder}/skin.ts`) return `${folder}-skin`;
  const found = files.find(([, holds]) => holds.test(path))?.[0];
  const name = found ?? (folder === 'kit' ? ofTheKit(module, importers) : folder!);
  if (language === undefined || taciturn.test(name)) return name;
  return `${spokenOften.test(name) ? 'words' : name}-${language}`;
}

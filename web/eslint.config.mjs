import lit from 'eslint-plugin-lit';
import litA11y from 'eslint-plugin-lit-a11y';
import tseslint from 'typescript-eslint';

/** Paths that a layer may not import; ARCHITECTURE.md has the table, tests/node/layers.test.ts the C++ half. */
const closed = (...groups) => ({
  'no-restricted-imports': ['error', { patterns: groups.map(([group, message]) => ({ group, message })) }],
});
const noModule = [['#catalogue', '#glue', '**/build/**'], 'Only web/solver imports the module.'];
const noTests = [['**/tests/**'], 'Nothing imports tests.'];

/** What an element consists of, and what each layer of it may import beside itself; the first knows no page at all. */
const mayImport = {
  draw: [],
  board: ['draw'],
  games: ['draw', 'board'],
  instruments: ['draw', 'board'],
  lesson: ['draw', 'board'],
  reference: ['draw', 'board'],
};
const elements = Object.keys(mayImport).map((layer) => `web/${layer}/`);
/** Paths of all layers but these; of the site and the tasks, too. */
const above = (...but) =>
  [...Object.keys(mayImport), 'site', 'tasks'].filter((layer) => !but.includes(layer)).map((layer) => `**/${layer}/**`);

export default tseslint.config(
  { ignores: ['**/node_modules/**', '**/.astro/**', '**/*.d.ts', '**/*.d.mts'] },
  {
    files: ['web/**/*.ts', 'tests/**/*.ts'],
    extends: [...tseslint.configs.strict],
    languageOptions: {
      parserOptions: { project: ['tsconfig.json', 'site/tsconfig.json'], tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      // Promises that nobody waits for, or that are taken for their value.
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-floating-promises': [
        'error',
        {
          allowForKnownSafeCalls: [
            { from: 'package', package: 'node:test', name: ['suite', 'describe', 'test', 'after'] },
          ],
        },
      ],
      // An async listener is fine: what it throws is as unhandled as what any listener throws.
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }],
      // An index that is known to be there, a query that must match: said by `!`, checked by the tests.
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-dynamic-delete': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      eqeqeq: ['error', 'always'],
      'no-console': ['error', { allow: ['warn', 'error'] }],
    },
  },
  {
    files: elements.map((folder) => `${folder}**/*.ts`),
    extends: [
      lit.configs['flat/recommended'],
      { plugins: { 'lit-a11y': litA11y }, rules: litA11y.configs.recommended.rules },
    ],
    // The board clicks what is focused at Enter and Space (board/game-element.ts); the rule looks at one element.
    rules: { 'lit-a11y/click-events-have-key-events': 'off' },
  },
  { files: ['web/solver/**'], rules: closed([above(), 'The solver knows no page.'], noTests) },
  ...Object.entries(mayImport).map(([layer, allowed]) => ({
    files: [`web/${layer}/**`],
    rules: closed(
      noModule,
      [
        ['**/solver/**', '!**/solver/client.ts', '!**/solver/modules.ts', '!**/solver/types.ts'],
        'Elements use the client and its types.',
      ],
      [above(layer, ...allowed), `web/${layer} may import ${allowed.join(', ') || 'no other layer'} and the solver.`],
      noTests,
    ),
  })),
  {
    files: ['web/site/**'],
    rules: closed(
      noModule,
      [['**/solver/**', '!**/solver/modules.ts'], 'Pages ask through elements, or the Node entry at build time.'],
      noTests,
    ),
  },
);

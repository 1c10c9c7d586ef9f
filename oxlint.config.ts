import { defineConfig } from 'oxlint';

const TESTS = [
  '**/*.test.ts',
  '**/*.test-d.ts',
  '**/*.test.tsx',
  '**/*.stories.tsx',
  '**/testing/**',
  '**/test/**',
  '**/vitest*.ts',
  '**/prove.ts',
  '**/*.config.ts',
];

/** Which package may import which, and the server's layers, are in `.dependency-cruiser.mjs`. */
const NO_DEEP_PATH = {
  group: ['**/apps/*/src/**', '**/packages/*/src/**', '@luneta/*/src/**'],
  message:
    'Import another package by its name (@luneta/…), never by a path into its source: only its exports are kept stable.',
};

export default defineConfig({
  plugins: ['typescript', 'unicorn', 'oxc', 'import', 'react', 'jsx-a11y', 'promise', 'vitest'],
  categories: { correctness: 'error', suspicious: 'error' },
  ignorePatterns: [
    '**/dist/**',
    '**/generated/**',
    '**/migrations/**',
    'storybook-static/**',
    '.tools/**',
    '.luneta/**',
  ],
  rules: {
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/consistent-type-imports': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/ban-ts-comment': 'error',
    'no-console': 'error',
    'no-var': 'error',
    'prefer-const': 'error',
    eqeqeq: ['error', 'always', { null: 'ignore' }],
    'import/no-default-export': 'error',
    'import/no-cycle': 'error',
    'max-lines': ['error', { max: 300 }],
    // Unfinished work is an issue.
    'no-warning-comments': ['error', { terms: ['todo', 'fixme'], location: 'anywhere' }],
    'react/no-danger': 'error',
    // React 19's automatic runtime needs no import in scope.
    'react/react-in-jsx-scope': 'off',
    // Style entries and themes are imported for their effect.
    'import/no-unassigned-import': 'off',
    // A toast cannot be an <output>, and <progress> cannot be styled in every browser we support.
    'jsx-a11y/prefer-tag-over-role': 'off',
    // A named section may scroll: then the keyboard must be able to reach it.
    'jsx-a11y/no-noninteractive-tabindex': ['error', { tags: ['section'] }],
    // TypeScript proves that a switch is exhaustive; this rule does not see it.
    'typescript/consistent-return': 'off',
    // Shadowing a word of the contract in a small scope is clearer than inventing a synonym.
    'no-shadow': 'off',
    'no-underscore-dangle': 'off',
    // The browsers of the floor have no `toSorted` and no `toReversed` (decision 209).
    'unicorn/no-array-sort': 'off',
    'unicorn/no-array-reverse': 'off',
    'unicorn/consistent-function-scoping': 'off',
  },
  overrides: [
    {
      files: ['{openapi,apps,packages,tools,e2e,bench}/**/*.{ts,tsx}'],
      rules: { 'no-restricted-imports': ['error', { patterns: [NO_DEEP_PATH] }] },
    },
    { files: [...TESTS, '**/content/**'], rules: { 'max-lines': 'off' } },
    {
      files: ['packages/domain/src/**/*.ts'],
      rules: {
        'no-restricted-globals': [
          'error',
          { name: 'window', message: 'A rule is pure: pass what it needs as a parameter.' },
          { name: 'document', message: 'A rule is pure: pass what it needs as a parameter.' },
          { name: 'fetch', message: 'A rule does no I/O.' },
          { name: 'localStorage', message: 'A rule does no I/O.' },
          { name: 'performance', message: 'Pass `now` as a parameter.' },
        ],
      },
    },
    {
      files: ['packages/**/*.{ts,tsx}', 'apps/staff/**/*.{ts,tsx}', 'apps/student-*/**/*.{ts,tsx}'],
      rules: {
        'no-restricted-properties': [
          'error',
          { object: 'URL', property: 'canParse', message: 'Chrome 109 lacks it: use parseUrl of @luneta/domain.' },
          {
            object: 'crypto',
            property: 'randomUUID',
            message: 'Absent on pages that are not secure: use randomId of @luneta/api-client.',
          },
        ],
      },
    },
    {
      files: ['**/*.test.ts'],
      // Those of the API that replace a module run apart (`apps/api/test/apart`); those in a browser keep to their own rules.
      excludeFiles: ['apps/api/**', 'packages/ui/**'],
      rules: {
        'no-restricted-properties': [
          'error',
          ...['mock', 'doMock'].map((property) => ({
            object: 'vi',
            property,
            message:
              'The test files of a project share loaded modules: a replaced one is replaced for the next file too.',
          })),
        ],
      },
    },
    {
      files: [
        '.dependency-cruiser.mjs',
        '**/*.config.ts',
        '**/*.stories.tsx',
        '.storybook/**',
        '**/global-setup.ts',
        '**/globalSetup.ts',
        'e2e/test/tally.ts',
      ],
      rules: { 'import/no-default-export': 'off' },
    },
    // What tests and scripts read back from JSON and the DOM is what they assert on.
    { files: [...TESTS, 'scripts/**', 'tools/**'], rules: { 'typescript/no-unsafe-type-assertion': 'off' } },
    {
      files: ['scripts/**', 'apps/api/src/cli/**', 'bench/**', 'tools/**', 'openapi/scripts/**', 'e2e/**'],
      rules: { 'no-console': 'off' },
    },
  ],
});

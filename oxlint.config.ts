import { defineConfig } from 'oxlint';

import { ARROWS, FOLDER, REASON, forbiddenFor, type Room } from './scripts/house/arrows.ts';

const TESTS = [
  '**/*.test.ts',
  '**/*.test.tsx',
  '**/*.stories.tsx',
  '**/testing/**',
  '**/test/**',
  '**/vitest*.ts',
  '**/*.config.ts',
];

const NO_TESTING = {
  group: ['@luneta/testing', '@luneta/testing/*', '@luneta/app-shell/testing', '@luneta/app-shell/testing/*'],
  message: 'Only tests and stories may import what is made for testing: it must never ship.',
};
const NO_NEIGHBOUR = {
  group: ['**/apps/*/src/**', '**/packages/*/src/**', '@luneta/*/src/**'],
  message:
    'Import another room by its package name (@luneta/…), never by a path into its inside: only its exports are kept stable.',
};

/** One override per room: which rooms it may not import, and why. */
const arrows = (Object.keys(ARROWS) as Room[]).map((room) => {
  const forbidden = forbiddenFor(room);
  const allowed =
    ARROWS[room].length > 0 ? ARROWS[room].map((name) => `@luneta/${name}`).join(', ') : 'nothing internal';
  const rooms = {
    group: forbidden.flatMap((name) => [`@luneta/${name}`, `@luneta/${name}/*`]),
    message: `${room} may import ${allowed}: ${REASON[room]}. Move what you need to an allowed room, or change the house by an ADR.`,
  };
  return { room, patterns: [rooms, NO_NEIGHBOUR] };
});

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
    'react/no-danger': 'error',
    // React 19's automatic runtime needs no import in scope.
    'react/react-in-jsx-scope': 'off',
    // Style entries and themes are imported for their effect.
    'import/no-unassigned-import': 'off',
    // Shadowing a contract word in a narrow scope is clearer here than inventing a synonym.
    // A toast cannot be an <output>, and <progress> cannot be styled in every browser of the floor.
    'jsx-a11y/prefer-tag-over-role': 'off',
    // A named section may scroll: then the keyboard must be able to reach it.
    'jsx-a11y/no-noninteractive-tabindex': ['error', { tags: ['section'] }],
    // TypeScript proves that a switch is exhaustive; this rule does not see it.
    'typescript/consistent-return': 'off',
    'no-shadow': 'off',
    'no-underscore-dangle': 'off',
    'unicorn/no-array-sort': 'off',
    'unicorn/consistent-function-scoping': 'off',
  },
  overrides: [
    ...arrows.map(({ room, patterns }) => ({
      files: [`${FOLDER[room]}/**/*.{ts,tsx}`],
      rules: { 'no-restricted-imports': ['error', { patterns: [...patterns, NO_TESTING] }] as const },
    })),
    ...arrows.map(({ room, patterns }) => ({
      files: TESTS.map((glob) => `${FOLDER[room]}/${glob}`),
      rules: { 'no-restricted-imports': ['error', { patterns }] as const },
    })),
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
      files: ['**/*.config.ts', '**/*.stories.tsx', '.storybook/**', '**/global-setup.ts', '**/globalSetup.ts'],
      rules: { 'import/no-default-export': 'off' },
    },
    // What tests and scripts read back from JSON and the DOM is what they assert on.
    { files: [...TESTS, 'scripts/**'], rules: { 'typescript/no-unsafe-type-assertion': 'off' } },
    {
      files: ['scripts/**', 'apps/api/src/cli/**', 'bench/**', 'tools/**', 'openapi/scripts/**', 'e2e/**'],
      rules: { 'no-console': 'off' },
    },
  ],
});

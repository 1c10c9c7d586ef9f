import { defineConfig } from 'oxlint';

import { foldersAbove, LAYER_FOLDERS, upwardMessage } from './scripts/boundaries/api-layers.ts';
import {
  FOLDER_IMPORTS,
  IMPORT_REASONS,
  PACKAGE_FOLDERS,
  PACKAGE_IMPORTS,
  PACKAGE_NAMES,
  forbiddenImports,
} from './scripts/boundaries/packages.ts';

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

const NO_TESTING = {
  group: [
    '@luneta/testing',
    '@luneta/testing/*',
    '@luneta/app-shell/testing',
    '@luneta/app-shell/testing/*',
    '@luneta/exam-room/testing',
  ],
  message: 'Only tests and stories may import what is made for testing: it must never ship.',
};
const NO_DEEP_PATH = {
  group: ['**/apps/*/src/**', '**/packages/*/src/**', '@luneta/*/src/**'],
  message:
    'Import another package by its name (@luneta/…), never by a path into its source: only its exports are kept stable.',
};

/** One override per package: which packages it may not import, and why. */
const importRules = PACKAGE_NAMES.map((name) => {
  const forbidden = forbiddenImports(name);
  const allowed =
    PACKAGE_IMPORTS[name].length > 0
      ? PACKAGE_IMPORTS[name].map((other) => `@luneta/${other}`).join(', ')
      : 'nothing internal';
  const packages = {
    group: forbidden.flatMap((other) => [`@luneta/${other}`, `@luneta/${other}/*`]),
    message: `${name} may import ${allowed}: ${IMPORT_REASONS[name]}. Move what you need to an allowed package, or change the rule with an ADR.`,
  };
  return { name, patterns: [packages, NO_DEEP_PATH] };
});

/** Overrides for imports that only one folder of a package may use; they follow the package's own override. */
const folderRules = FOLDER_IMPORTS.map(({ package: name, only, imports, reason }) => {
  const own = importRules.filter((rule) => rule.name === name).flatMap(({ patterns }) => patterns);
  const narrowed = {
    group: [`@luneta/${imports}`, `@luneta/${imports}/*`],
    message: `Only ${PACKAGE_FOLDERS[name]}/src/${only} may import @luneta/${imports}: ${reason}.`,
  };
  return {
    files: [`${PACKAGE_FOLDERS[name]}/src/**/*.{ts,tsx}`],
    excludeFiles: [
      `${PACKAGE_FOLDERS[name]}/src/${only}/**`,
      ...TESTS.map((glob) => `${PACKAGE_FOLDERS[name]}/${glob}`),
    ],
    rules: { 'no-restricted-imports': ['error', { patterns: [...own, narrowed, NO_TESTING] }] as const },
  };
});

/** One override per layer of the server: which folders above it it may not import. */
const layerRules = LAYER_FOLDERS.filter((folder) => foldersAbove(folder).length > 0).map((folder) => {
  const own = importRules.filter(({ name }) => name === 'api').flatMap(({ patterns }) => patterns);
  const upward = { regex: `^(\\.\\./)+(${foldersAbove(folder).join('|')})/`, message: upwardMessage(folder) };
  return {
    files: [`${PACKAGE_FOLDERS.api}/src/${folder}/**/*.ts`],
    rules: { 'no-restricted-imports': ['error', { patterns: [...own, NO_TESTING, upward] }] as const },
  };
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
    ...importRules.map(({ name, patterns }) => ({
      files: [`${PACKAGE_FOLDERS[name]}/**/*.{ts,tsx}`],
      rules: { 'no-restricted-imports': ['error', { patterns: [...patterns, NO_TESTING] }] as const },
    })),
    ...folderRules,
    ...layerRules,
    ...importRules.map(({ name, patterns }) => ({
      files: TESTS.map((glob) => `${PACKAGE_FOLDERS[name]}/${glob}`),
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
      files: ['packages/**/*.{ts,tsx}', 'apps/staff/**/*.{ts,tsx}', 'apps/student-*/**/*.{ts,tsx}'],
      rules: {
        'no-restricted-properties': [
          'error',
          { object: 'URL', property: 'canParse', message: 'Chrome 109 lacks it: use parseUrl of @luneta/domain.' },
        ],
      },
    },
    {
      files: [
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

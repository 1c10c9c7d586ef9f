/**
 * Which package may import which, and the layers and subjects of the server. `pnpm boundaries` reads every import, types too;
 * it is a step of `pnpm check`. It knows no sentence and no size: the linter does those.
 */

/** Package → its folder, and the packages it may import in shipped code. Tests and stories may also import `testing`. */
const PACKAGES = {
  openapi: { folder: 'openapi', imports: [] },
  domain: { folder: 'packages/domain', imports: [] },
  ui: { folder: 'packages/ui', imports: ['domain'] },
  'api-client': { folder: 'packages/api-client', imports: ['openapi'] },
  auth: { folder: 'packages/auth', imports: ['domain'] },
  outbox: { folder: 'packages/outbox', imports: [] },
  exam: { folder: 'packages/exam', imports: ['domain', 'outbox', 'api-client'] },
  'app-shell': { folder: 'packages/app-shell', imports: ['ui', 'auth', 'api-client', 'domain'] },
  'exam-room': { folder: 'packages/exam-room', imports: ['exam', 'ui', 'app-shell', 'api-client', 'domain'] },
  'student-v1': {
    folder: 'apps/student-v1',
    imports: ['exam-room', 'app-shell', 'exam', 'outbox', 'ui', 'auth', 'api-client', 'domain'],
  },
  'student-v2': {
    folder: 'apps/student-v2',
    imports: ['exam-room', 'app-shell', 'exam', 'outbox', 'ui', 'auth', 'api-client', 'domain'],
  },
  staff: { folder: 'apps/staff', imports: ['app-shell', 'outbox', 'ui', 'auth', 'api-client', 'domain'] },
  api: { folder: 'apps/api', imports: ['openapi', 'domain'] },
  testing: { folder: 'packages/testing', imports: ['openapi', 'domain'] },
  codegen: { folder: 'tools/codegen', imports: [] },
  packaging: { folder: 'tools/packaging', imports: ['app-shell'] },
  e2e: { folder: 'e2e', imports: ['api', 'domain', 'openapi'] },
  bench: { folder: 'bench', imports: ['domain'] },
};

/** Top to bottom; a file of the server imports its own layer and those below it. */
const LAYERS = [
  'cli/',
  'server\\.ts$',
  '(app|stores)\\.ts$',
  'serve/',
  'config[^/]*\\.ts$',
  'demo/',
  'jobs/',
  'modules/',
  'http/',
  'database/',
];

/** Top to bottom, so that no circle is possible; what a lower subject tells an upper one is handed in (modules/index.ts). */
const SUBJECTS = [
  'virada',
  'importacao',
  'roteiros',
  'resultados',
  'correcao',
  'provas',
  'pessoas',
  'questoes',
  'escola',
];

const TESTS =
  '\\.(test|test-d|stories)\\.tsx?$|/(test|testing|storybook)/|/vitest[^/]*\\.ts$|/prove\\.ts$|\\.config\\.ts$';
const API = '^apps/api/src/';
const SUBJECT = `${API}modules/([^/]+)/`;

const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

const packageRules = Object.entries(PACKAGES).map(([name, { folder, imports }]) => {
  const may = [name, 'testing', ...imports];
  const others = Object.entries(PACKAGES).filter(([other]) => !may.includes(other));
  const paths = others.map(([, other]) => other.folder);
  return rule(
    `package-${name}`,
    `It may import ${imports.join(', ') || 'nothing of ours'}. Move what you need there, or change the rule with an ADR.`,
    { path: `^${folder}/` },
    { path: `^(${paths.join('|')})/` },
  );
});

const layerRules = LAYERS.slice(1).map((layer, index) =>
  rule(
    `layer-${layer.replace(/[^a-z]*$/u, '').replace(/\W+/gu, '-')}`,
    'It imports a layer above it. Move what both need down, or take it as a parameter.',
    { path: `${API}${layer}`, pathNot: TESTS },
    { path: `${API}(${LAYERS.slice(0, index + 1).join('|')})` },
  ),
);

const subjectRules = SUBJECTS.slice(1).map((subject, index) =>
  rule(
    `subject-${subject}`,
    'It imports a subject above it in SUBJECTS: hand in what it needs.',
    { path: `${API}modules/${subject}/`, pathNot: TESTS },
    { path: `${API}modules/(${SUBJECTS.slice(0, index + 1).join('|')})/` },
  ),
);

export default {
  forbidden: [
    ...packageRules,
    rule(
      'package-is-declared',
      'No dependency of this package has that name.',
      { path: '^(apps|packages|openapi|tools|e2e|bench)/' },
      { path: '^@luneta/', couldNotResolve: true },
    ),
    rule(
      'testing-never-ships',
      'Only tests and stories may import what is made for testing.',
      { path: '^(apps|packages|openapi|tools)/', pathNot: TESTS },
      { path: '^packages/(testing|ui/storybook|[^/]+/src/testing)/|^apps/[^/]+/(test|src/testing)/' },
    ),
    rule(
      'exam-calls-in-http',
      'The machine and the session of an exam make no calls: only packages/exam/src/http does.',
      { path: '^packages/exam/src/', pathNot: `^packages/exam/src/http/|${TESTS}` },
      { path: '^packages/api-client/' },
    ),
    rule(
      'feature-alone',
      'A feature imports no other feature: move what both need to src/shared, or to a package at the second app.',
      { path: '^apps/([^/]+)/src/features/([^/]+)/' },
      { path: '^apps/[^/]+/src/(features|routes)/', pathNot: '^apps/$1/src/features/$2/' },
    ),
    rule(
      'shared-knows-no-feature',
      'What features share imports none of them, nor the table of screens.',
      { path: '^apps/[^/]+/src/shared/' },
      { path: '^apps/[^/]+/src/(features/|screens\\.ts$)' },
    ),
    ...layerRules,
    rule(
      'server-file-in-a-layer',
      'It stands in no layer of the server.',
      { path: '^apps/api/' },
      { path: API, pathNot: `${API}(${LAYERS.join('|')})` },
    ),
    rule(
      'http-takes-types',
      'http may know the types of database alone: take the function as a parameter.',
      { path: `${API}http/`, pathNot: TESTS },
      { path: `${API}database/`, dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'http-knows-no-table',
      'http knows no table: move the statement to a store of a module.',
      { path: `${API}http/`, pathNot: TESTS },
      { path: `${API}database/(schema|statement)` },
    ),
    rule(
      'no-sql-in-commands',
      'The commands and the demo call modules and hold no SQL.',
      { path: `${API}(cli|demo)/`, pathNot: TESTS },
      { path: `${API}database/(schema|statement)`, dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'subject-is-listed',
      'Give the subject its place in SUBJECTS.',
      { path: API },
      { path: SUBJECT, pathNot: `${API}modules/(${SUBJECTS.join('|')})/` },
    ),
    rule(
      'subject-by-its-index',
      'Export what you need from the index.ts of that subject and import that.',
      { path: SUBJECT, pathNot: TESTS },
      { path: SUBJECT, pathNot: `${API}modules/($1/|[^/]+/index\\.ts$)` },
    ),
    rule(
      'subject-by-its-index-from-outside',
      'Export what you need from the index.ts of that subject and import that.',
      { path: API, pathNot: `${SUBJECT}|${TESTS}` },
      { path: SUBJECT, pathNot: `${API}modules/[^/]+/index\\.ts$` },
    ),
    rule(
      'server-file-is-used',
      'Nothing leads to it from the command line: delete it, or move what only tests use to apps/api/test.',
      { path: `${API}cli/main\\.ts$` },
      { path: `${API}.*\\.ts$`, pathNot: TESTS, reachable: false },
    ),
    rule(
      'no-circle-of-files',
      'Files import each other in a circle: move what both need to a file of its own.',
      { path: API, pathNot: TESTS },
      { circular: true },
    ),
    ...subjectRules,
  ],
  options: {
    doNotFollow: { path: '(^|/)(node_modules|generated)/' },
    exclude: { path: '(^|/)(dist|templates|storybook-static|\\.luneta[^/]*)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
  },
};

/**
 * The dependency rules between packages, once, as data (docs: README, map of the packages).
 * The linter reads this table. A test compares turbo's boundaries with it and plants every forbidden import.
 */

/** Package → packages it may import in shipped code. A new package is one line in each table of this file. */
export const PACKAGE_IMPORTS = {
  openapi: [],
  domain: [],
  ui: ['domain'],
  'api-client': ['openapi'],
  auth: ['domain'],
  exam: ['domain', 'api-client'],
  'app-shell': ['ui', 'auth', 'api-client', 'domain'],
  'exam-room': ['exam', 'ui', 'app-shell', 'api-client', 'domain'],
  'student-v1': ['exam-room', 'app-shell', 'exam', 'ui', 'auth', 'api-client', 'domain'],
  'student-v2': ['exam-room', 'app-shell', 'exam', 'ui', 'auth', 'api-client', 'domain'],
  staff: ['app-shell', 'ui', 'auth', 'api-client', 'domain'],
  api: ['openapi', 'domain'],
  testing: ['openapi', 'domain'],
  codegen: [],
  packaging: ['app-shell'],
  e2e: ['api', 'domain', 'openapi'],
  bench: ['api', 'domain', 'openapi', 'exam'],
} as const satisfies Record<string, readonly string[]>;

export type PackageName = keyof typeof PACKAGE_IMPORTS;

export const PACKAGE_NAMES = Object.keys(PACKAGE_IMPORTS) as PackageName[];

/** The folder of each package. */
export const PACKAGE_FOLDERS: Record<PackageName, string> = {
  openapi: 'openapi',
  domain: 'packages/domain',
  ui: 'packages/ui',
  'api-client': 'packages/api-client',
  auth: 'packages/auth',
  exam: 'packages/exam',
  'app-shell': 'packages/app-shell',
  'exam-room': 'packages/exam-room',
  'student-v1': 'apps/student-v1',
  'student-v2': 'apps/student-v2',
  staff: 'apps/staff',
  api: 'apps/api',
  testing: 'packages/testing',
  codegen: 'tools/codegen',
  packaging: 'tools/packaging',
  e2e: 'e2e',
  bench: 'bench',
};

/** Why a package may not import more. The linter prints it beside a wrong import. */
export const IMPORT_REASONS: Record<PackageName, string> = {
  openapi: 'the contract depends on no other package',
  domain: 'rules are pure: no screen, no server, no storage',
  ui: 'the design system knows rules and constants at most, never data or calls',
  'api-client': 'the client knows only the contract: no rule, no screen',
  auth: 'identity knows only the rules, so that every app can share it',
  exam: 'the exam session is headless: no screen, no text, no route',
  'app-shell': 'the shell is shared by every app and knows no feature of one',
  'exam-room': 'the screens of an exam know no app: policy, paths and words are handed in',
  'student-v1': 'an app uses packages, never another app or the server',
  'student-v2': 'an app uses packages, never another app or the server',
  staff: 'the console uses packages, and takes no exams',
  api: 'the server shares only the contract and the rules with the apps',
  testing: 'test helpers know only the contract and the rules',
  codegen: 'the generators have a TypeScript version of their own',
  packaging: 'it builds the packages from outside, with the compiler of the apps, and runs none of their code',
  e2e: 'journeys use the real server from outside',
  bench: 'benchmarks measure the programs from outside',
};

/** Imports that only one folder of a package may use. */
export const FOLDER_IMPORTS: readonly { package: PackageName; only: string; imports: PackageName; reason: string }[] = [
  { package: 'exam', only: 'http', imports: 'api-client', reason: 'the machine and the session make no calls' },
];

/** Packages that `name` may not import. `testing` is left out: tests and stories may import it. */
export const forbiddenImports = (name: PackageName): PackageName[] => {
  const allowed: readonly string[] = PACKAGE_IMPORTS[name];
  return PACKAGE_NAMES.filter((other) => other !== name && other !== 'testing' && !allowed.includes(other));
};

/** Packages whose tests or stories use `testing`: it is one of their development dependencies. */
const TESTED_WITH = [
  'ui',
  'api-client',
  'exam',
  'app-shell',
  'exam-room',
  'student-v1',
  'student-v2',
  'staff',
  'packaging',
  'e2e',
];

/**
 * The packages that turbo's boundaries must allow for `name`.
 * Turbo follows dependencies transitively, so the list holds every package that can be reached.
 */
export function reachableImports(name: PackageName, seen = new Set<PackageName>()): PackageName[] {
  const next: readonly PackageName[] = TESTED_WITH.includes(name)
    ? [...PACKAGE_IMPORTS[name], 'testing']
    : PACKAGE_IMPORTS[name];
  for (const other of next) {
    if (!seen.has(other)) {
      seen.add(other);
      reachableImports(other, seen);
    }
  }
  return PACKAGE_NAMES.filter((other) => seen.has(other));
}

/**
 * The allowed arrows of the house, once, as data: which room may import which (docs: architecture in README).
 * The linter, turbo's boundaries and the planted-fault test all read or are checked against this table.
 */

/** Room → rooms it may import in shipped code. */
export const ARROWS = {
  openapi: [],
  domain: [],
  ui: ['domain'],
  'api-client': ['openapi'],
  auth: ['domain'],
  exam: ['domain', 'api-client'],
  'app-shell': ['ui', 'auth', 'api-client', 'domain'],
  'student-v1': ['app-shell', 'exam', 'ui', 'auth', 'api-client', 'domain'],
  'student-v2': ['app-shell', 'exam', 'ui', 'auth', 'api-client', 'domain'],
  staff: ['app-shell', 'ui', 'auth', 'api-client', 'domain'],
  api: ['openapi', 'domain'],
  testing: ['openapi', 'domain'],
  codegen: [],
  e2e: ['api', 'domain', 'openapi'],
  bench: ['api', 'domain', 'openapi', 'exam'],
} as const satisfies Record<string, readonly string[]>;

export type Room = keyof typeof ARROWS;

/** Where each room stands. */
export const FOLDER: Record<Room, string> = {
  openapi: 'openapi',
  domain: 'packages/domain',
  ui: 'packages/ui',
  'api-client': 'packages/api-client',
  auth: 'packages/auth',
  exam: 'packages/exam',
  'app-shell': 'packages/app-shell',
  'student-v1': 'apps/student-v1',
  'student-v2': 'apps/student-v2',
  staff: 'apps/staff',
  api: 'apps/api',
  testing: 'packages/testing',
  codegen: 'tools/codegen',
  e2e: 'e2e',
  bench: 'bench',
};

/** Why a room is kept from the others: printed by the linter beside a wrong import. */
export const REASON: Record<Room, string> = {
  openapi: 'the contract stands on nothing of ours',
  domain: 'rules are pure: no screen, no server, no storage',
  ui: 'the design system knows rules and constants at most, never data or calls',
  'api-client': 'the transport knows the contract only: no rule, no screen',
  auth: 'identity knows rules only, so that every app can share it',
  exam: 'the exam session is headless: no screen, no word, no route',
  'app-shell': 'what surrounds the product must not know the product',
  'student-v1': 'an app uses packages; it never reaches into another app or the server',
  'student-v2': 'an app uses packages; it never reaches into another app or the server',
  staff: 'the console uses packages, and takes no exams',
  api: 'the server shares the contract and the rules with the apps, and nothing else',
  testing: 'test helpers know the contract and the rules',
  codegen: 'the generators stand apart with their own TypeScript',
  e2e: 'journeys drive the real server from outside',
  bench: 'measurements look at the house from outside',
};

/** Rooms that `room` may not import, with `testing` handled apart (only tests and stories may). */
export const forbiddenFor = (room: Room): Room[] => {
  const allowed: readonly string[] = ARROWS[room];
  return (Object.keys(ARROWS) as Room[]).filter(
    (other) => other !== room && other !== 'testing' && !allowed.includes(other),
  );
};

/** Rooms whose tests or stories use `testing`, so that it stands among their development dependencies. */
const TESTED_WITH = ['ui', 'api-client', 'exam', 'app-shell', 'student-v1', 'student-v2', 'staff', 'e2e'];

/**
 * What turbo's boundaries must allow a room: they follow dependencies all the way down,
 * so the list is everything reachable by allowed arrows (and by `testing` for tests).
 */
export function reachableFrom(room: Room, seen = new Set<Room>()): Room[] {
  const next: readonly string[] = TESTED_WITH.includes(room) ? [...ARROWS[room], 'testing'] : ARROWS[room];
  for (const other of next as readonly Room[]) {
    if (!seen.has(other)) {
      seen.add(other);
      reachableFrom(other, seen);
    }
  }
  return (Object.keys(ARROWS) as Room[]).filter((other) => seen.has(other));
}

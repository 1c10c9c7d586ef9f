/**
 * How much a state needs, from what was measured. The figures are those of `pnpm --filter @luneta/bench run saves` and `starts` on
 * two cores that also ran the generator of the load and PostgreSQL: bring them up to date when a measurement moves.
 */
const MEASURED = {
  cores: 2,
  savesPerSecond: 8000,
  p99Milliseconds: 15,
  connections: 64,
  startsPerMinute: 1000,
} as const;

/** The part of the cores that stays free. */
const SPARE = 0.5;
/** No town runs on one core. */
const LEAST = 2;
const STUDENTS = [1000, 10_000, 100_000, 1_000_000] as const;
/** Each student saves once a minute, and all sign in within half an hour. */
const SAVE_EVERY_SECONDS = 60;
const SIGN_IN_MINUTES = 30;

const cores = (wanted: number, measured: number): number =>
  Math.max(LEAST, Math.ceil(((wanted / measured) * MEASURED.cores) / SPARE));

/** What so many students at once need. */
export function need(students: number): { saves: number; forSaves: number; forSignIn: number } {
  const saves = students / SAVE_EVERY_SECONDS;
  return {
    saves: Math.round(saves),
    forSaves: cores(saves, MEASURED.savesPerSecond),
    forSignIn: cores(students / SIGN_IN_MINUTES, MEASURED.startsPerMinute),
  };
}

const number = (value: number): string => value.toLocaleString('en-US');

/** The sentence of the measured figures, and the table. */
export function sizingTable(): string {
  const { savesPerSecond, p99Milliseconds, connections, startsPerMinute } = MEASURED;
  return [
    `Measured: ${number(savesPerSecond)} saves a second at ${connections} connections with ${p99Milliseconds} ms at the 99th percentile; ${number(startsPerMinute)} students who sign in and start within a minute.`,
    '',
    '| students at once | saves a second, one a minute each | cores for saves | cores when all sign in within 30 minutes |',
    '|---|---|---|---|',
    ...STUDENTS.map((students) => {
      const { saves, forSaves, forSignIn } = need(students);
      return `| ${number(students)} | ${number(saves)} | ${forSaves} | ${forSignIn} |`;
    }),
  ].join('\n');
}

/**
 * Variants of the suite (`pnpm check:all`): the oldest supported PostgreSQL, a schema partitioned by school, and two servers that
 * answer in turn. The tests do not know the variant. Each runs the files below: what it can break.
 */
export const VARIANTS = ['postgres-15', 'partitioned', 'two-servers'] as const;
export type Variant = (typeof VARIANTS)[number];

/** Names of test files, whatever their folder, by what a variant can break. */
const PROOF_OF_THE_VARIANT = ['variant'];
/** Two writes at once: locks, keys and retries that end differently per table, and per process. */
const CONCURRENCY = ['concurrency', 'races', 'session-races', 'two-tabs', 'c21-double-spend', 'c23-idempotency'];
/** Saves of answers: batches of many rows in one statement, and what a process keeps of an exam. */
const SAVES = ['batch', 'plan', 'exercicio', 'central', 'c23-keyed-calls'];
/** Who is signed in: what a process keeps of a session, and hears of its end. */
const SESSIONS = ['sessao', 'sessao-cache', 'transferencia', 'ending-sessions', 'listening'];
/** Jobs run once per step over all processes. The queue has tables of its own. `boss` is also the module of that name. */
const QUEUES = ['boss', 'anonymize-vencidos', 'clean-acesso'];
/** Begin, close and release of an exam: jobs and calls over many tables. */
const CLOSE_AND_RELEASE = ['inicio', 'deadlines', 'prorrogacao', 'check-liberacao', 'resultados', 'prazo-proprio'];
/** Every statement, its plan and its school; migrations, copies and the order of rows. */
const SQL = [
  'statements',
  'tenant',
  'filters',
  'migrate',
  'backup',
  'import-enem',
  'anos',
  'seed',
  'grade',
  'foreign-ids',
];
/** Limits and secrets that a second process must know: a count in a variable would let twice as many pass. */
const SHARED_BETWEEN_PROCESSES = [
  'login',
  'throttle',
  'bloqueio',
  'limits',
  'duas_etapas',
  'perguntas',
  'troca',
  'redefinicao',
];
/** One year of a student through every module, against an independent calculation. */
const YEAR = ['year-v1', 'year-v2'];

const ALWAYS = [
  ...PROOF_OF_THE_VARIANT,
  ...CONCURRENCY,
  ...SAVES,
  ...SESSIONS,
  ...QUEUES,
  ...CLOSE_AND_RELEASE,
  ...YEAR,
];

export const CHOSEN: Readonly<Record<Variant, readonly string[]>> = {
  'postgres-15': [...ALWAYS, ...SQL],
  partitioned: [...ALWAYS, ...SQL],
  'two-servers': [...ALWAYS, ...SHARED_BETWEEN_PROCESSES],
};

/** The variant in `LUNETA_TEST_VARIANT`. Null: the ordinary suite. @throws when the name is unknown */
export function readVariant(asked = process.env['LUNETA_TEST_VARIANT']): Variant | null {
  if (!asked) return null;
  const found = VARIANTS.find((variant) => variant === asked);
  if (!found) throw new Error(`LUNETA_TEST_VARIANT=${asked} is none of ${VARIANTS.join(', ')}`);
  return found;
}

/** Patterns of the test files of a run. */
export const filesOf = (variant: Variant | null): string[] =>
  variant === null ? ['{src,test}/**/*.test.ts'] : CHOSEN[variant].map((name) => `{src,test}/**/${name}.test.ts`);

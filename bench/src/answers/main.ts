/**
 * `answers`: the version 2 class of the demo saves answers for ten seconds on a real server. Prints how long a save takes
 * beside a health check of the same moment, and the statements behind a save. Exit code 1 when an acknowledged answer is
 * lost, or a save is more than one statement (and one at most for the session).
 */
import { percentile } from '../percentiles.ts';
import { bytes, heading, ratioLine, table } from '../print.ts';
import { databaseUrl, newDataDir, startServer } from '../serve.ts';
import { answerFor, countLost } from './load.ts';
import { withStatements } from './statements.ts';
import { enterExam, findLogins, type Student } from './students.ts';

const SECONDS = 10;
const COUNTED_SAVES = 100;
const SAVE = 'save_respostas';
/** Asked while the session is not kept. */
const SESSION = 'find_sessoes_atuais';

const row = (name: string, samples: readonly number[]) => [
  name,
  ...[0.5, 0.95, 0.99].map((share) => percentile(samples, share).toFixed(1)),
];

/** Prepares a student for changing answers: reads what is needed before the measurement. */
async function saver(student: Student, count: number): Promise<() => Promise<void>> {
  const items = await student.items();
  const newest = Math.max(...items.map(({ seq }) => seq));
  return async () => {
    for (let n = 0; n < count; n += 1)
      await student.save(items[n % items.length]?.id ?? 0, 1 + (n % 5), newest + n + 1);
  };
}

const dataDir = newDataDir();
try {
  const server = await startServer(dataDir.path);
  try {
    const database = databaseUrl(dataDir.path);
    const students: Student[] = [];
    for (const login of await findLogins(database)) students.push(await enterExam(server.url, login));
    const [first] = students;
    if (!first) throw new Error('the demo has no class of version 2 with a running exam');
    const load = await answerFor(server.url, students, SECONDS);
    const lost = await countLost(load);
    const counts = await withStatements(dataDir.path, database, await saver(first, COUNTED_SAVES));

    console.log(heading(`answers: ${students.length} students at once, each without a pause, ${SECONDS} s`));
    console.log(
      table([['milliseconds', 'p50', 'p95', 'p99'], row('save', load.saves), row('GET /api/saude', load.floor)]),
    );
    console.log(
      `  ${bytes(Math.round(load.saves.length / load.seconds))} saves a second, ${bytes(load.saves.length)} in all`,
    );
    for (const share of [0.5, 0.99])
      console.log(
        ratioLine(
          `p${share * 100}`,
          percentile(load.saves, share),
          percentile(load.floor, share),
          'a save to a health check of the same moment',
        ),
      );
    console.log(`  acknowledged answers lost: ${lost}`);
    console.log(`  statements of ${COUNTED_SAVES} saves, from the log of PostgreSQL:`);
    for (const [name, count] of counts) console.log(`    ${name}: ${(count / COUNTED_SAVES).toFixed(2)} a save`);
    const asked = counts.get(SESSION) ?? 0;
    const others = [...counts].filter(([name, count]) => name !== SAVE && name !== SESSION && count >= COUNTED_SAVES);
    if (lost > 0 || counts.get(SAVE) !== COUNTED_SAVES || asked > COUNTED_SAVES || others.length > 0) {
      console.error('  a save must be one statement, with one at most for the session, and none may be lost');
      process.exitCode = 1;
    }
  } finally {
    await server.stop();
  }
} finally {
  dataDir.remove();
}

/**
 * `starts`: a thousand students sign in and start an exam of 90 items while others save answers, on a real server. Needs Linux.
 * Exit code 1 when a call fails, when the wave takes more than a minute or a save is slow.
 */
import { withClient } from '../demo.ts';
import { heading, percentile, table } from '../print.ts';
import { cpuOf, cpuOfFamily, postmasterOf } from '../saves/cpu.ts';
import { saveAtRate } from '../saves/load.ts';
import { newDataDir, startServer } from '../server.ts';
import { makeWave } from './students.ts';
import { newSeen, runWave, type Sequence } from './wave.ts';

const STUDENTS = 1000;
/** Students arrive evenly within this time; a school that all arrives at once queues for its passwords. */
const ARRIVE_SECONDS = 45;
const LIMIT_SECONDS = 60;
const SAVES_PER_SECOND = 100;
const SAVE_LIMIT_MS = 500;
const SAVING = 200;

const sequenceOf = (prova: string): Sequence => ({
  reads: [
    ['account', '/api/v2/users/contas'],
    ['notices', '/api/v2/avisos'],
    ['survey', '/api/v2/pesquisa'],
    ['exams', '/api/v2/avaliacoes'],
    ['exam', prova],
  ],
  inicio: `${prova}/inicio`,
  afterwards: [
    ['summary', `${prova}/resumo`],
    ['questions', `${prova}/questoes`],
  ],
});

const timesOf = (name: string, ms: readonly number[]): string[] => [
  name,
  String(ms.length),
  ...[0.5, 0.95, 0.99].map((share) => percentile(ms, share).toFixed(1)),
];

const dataDir = newDataDir();
const server = await startServer(dataDir.path);
try {
  await withClient(dataDir.path, async (client) => {
    const wave = await makeWave(server.url, dataDir.path, client, { arriving: STUDENTS, saving: SAVING });
    const postmaster = postmasterOf(dataDir.path);
    const { ms, failed } = newSeen();
    const ended = new AbortController();
    const rate = { perSecond: SAVES_PER_SECOND, connections: 50, until: ended.signal };
    const saving = saveAtRate(wave.saving, rate, 1, new Map());
    const before = [cpuOf(server.pid), cpuOfFamily(postmaster)] as const;
    const seconds = await runWave(server.url, STUDENTS, ARRIVE_SECONDS, sequenceOf(`${wave.central}/1`), {
      ms,
      failed,
    });
    const used = [cpuOf(server.pid) - before[0], cpuOfFamily(postmaster) - before[1]] as const;
    ended.abort();
    const saves = await saving;
    failed.push(...saves.refused);
    ms.set('save', [...saves.ms]);
    const started = await wave.countStarted();

    console.log(
      heading(`starts: ${STUDENTS} students arrive within ${ARRIVE_SECONDS} s, ${SAVES_PER_SECOND} saves a second`),
    );
    const head = ['', 'calls', 'p50 ms', 'p95 ms', 'p99 ms'];
    console.log(table([head, ...[...ms].map(([name, one]) => timesOf(name, one))]));
    console.log(`  all in the exam after ${seconds.toFixed(1)} s; started: ${started}; failed: ${failed.length}`);
    const calls = [...ms.values()].reduce((sum, { length }) => sum + length, 0);
    console.log(
      `  node ${(used[0] / 1000).toFixed(1)} s, PostgreSQL ${(used[1] / 1000).toFixed(1)} s of processor time for ${calls} calls`,
    );
    for (const one of failed.slice(0, 3)) console.log(one);
    const isSlow = percentile(saves.ms, 0.95) >= SAVE_LIMIT_MS;
    if (failed.length > 0 || started !== STUDENTS || seconds > LIMIT_SECONDS || isSlow) process.exitCode = 1;
  });
} finally {
  await server.stop();
  dataDir.remove();
}

/**
 * `starts`: a thousand students sign in and start an exam while others save answers, on a real server. Then each call of that
 * minute by itself, in rounds that alternate with the floor (floor.ts). Needs Linux. Exit code 1 when a call fails, when the
 * wave takes more than a minute or a save is slow.
 */
import { join } from 'node:path';

import { hash } from '@node-rs/argon2';
import { Client } from 'pg';

import { median, percentile } from '../percentiles.ts';
import { heading, table } from '../print.ts';
import { cpuOf, cpuOfFamily, postmasterOf } from '../saves/cpu.ts';
import { fillAnswers, floorDatabase, startFloorProcess, type FloorProcess } from '../saves/floor-server.ts';
import { floorToken } from '../saves/token.ts';
import { databaseUrl, newDataDir, startServer } from '../serve.ts';
import { roundOf, type Kind, type Program, type Round } from './calls.ts';
import { loginOf, makeWave, SENHA, type Wave } from './students.ts';
import { newSeen, runWave, saveSteadily, type Seen, type Sequence } from './wave.ts';

const STUDENTS = 1000;
/** Students arrive evenly within this time; a school that all arrives at once queues for its passwords. */
const ARRIVE_SECONDS = 45;
const LIMIT_SECONDS = 60;
const SAVES_PER_SECOND = 100;
const SAVE_LIMIT_MS = 500;
const CALLING = 300;
const ROUNDS = 5;
/** The cost of a password, as the server has it (security D6). */
const ARGON2ID = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

function sequenceOf({ central }: Wave): Sequence {
  const prova = `${central}/1`;
  return {
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
  };
}

const timesOf = (name: string, ms: readonly number[]): string[] => [
  name,
  String(ms.length),
  ...[0.5, 0.95, 0.99].map((share) => percentile(ms, share).toFixed(1)),
];

function report({ ms, failed }: Seen, seconds: number, started: number, cpu: readonly [number, number]): boolean {
  const calls = [...ms.values()].reduce((sum, { length }) => sum + length, 0);
  console.log(
    heading(`starts: ${STUDENTS} students arrive within ${ARRIVE_SECONDS} s, ${SAVES_PER_SECOND} saves a second`),
  );
  console.log(
    table([['', 'calls', 'p50 ms', 'p95 ms', 'p99 ms'], ...[...ms].map(([name, one]) => timesOf(name, one))]),
  );
  console.log(`  all in the exam after ${seconds.toFixed(1)} s; started: ${started}; failed: ${failed.length}`);
  console.log(
    `  node ${(cpu[0] / 1000).toFixed(1)} s, PostgreSQL ${(cpu[1] / 1000).toFixed(1)} s of processor time for ${calls} calls`,
  );
  for (const one of failed.slice(0, 3)) console.log(one);
  const slow = percentile(ms.get('save') ?? [], 0.95) >= SAVE_LIMIT_MS;
  return failed.length === 0 && started === STUDENTS && seconds <= LIMIT_SECONDS && !slow;
}

type Compared = {
  readonly name: string;
  readonly ours: Kind;
  readonly floor: Kind | null;
  readonly count: number;
  readonly before?: () => Promise<void>;
};

function comparedCalls(wave: Wave): Compared[] {
  const tokenOf = (n: number) => wave.calling[n % wave.calling.length] ?? '';
  const { reads, inicio, afterwards } = sequenceOf(wave);
  const start: Kind = (connection, n) => connection.post(inicio, tokenOf(n), '{}');
  const floorStart: Kind = (connection, n) => connection.post('/inicio', floorToken(n), '{}');
  const floorSummary: Kind = (connection, n) => connection.get('/resumo', floorToken(n));
  const signIn: Kind = (connection, n) =>
    connection.post('/api/v2/login/', '', JSON.stringify({ user: { login: loginOf(n + 1), password: SENHA } }));
  const floorSignIn: Kind = (connection, n) =>
    connection.post('/entrada', '', JSON.stringify({ login: loginOf(n), senha: SENHA }));
  const read = ([name, path]: readonly [string, string]): Compared => ({
    name,
    count: CALLING,
    ours: (connection, n) => connection.get(path, tokenOf(n)),
    floor: name === 'summary' ? floorSummary : null,
  });
  return [
    { name: 'sign-in', count: 100, ours: signIn, floor: floorSignIn },
    { name: 'start', count: CALLING, ours: start, floor: floorStart, before: wave.forgetStarts },
    { name: 'start, repeated', count: CALLING, ours: start, floor: floorStart },
    ...[...reads, ...afterwards].map(read),
  ];
}

const cpu = ({ node, postgres }: Round): number => node + postgres;
const rowOf = (name: string, rounds: readonly Round[], ratio = ''): string[] => {
  const ms = rounds.flatMap((round) => round.ms);
  return [
    name,
    median(rounds.map(({ node }) => node)).toFixed(2),
    median(rounds.map(({ postgres }) => postgres)).toFixed(2),
    percentile(ms, 0.5).toFixed(1),
    percentile(ms, 0.99).toFixed(1),
    ratio,
  ];
};

async function compare(ours: Program, least: Program, postmaster: number, one: Compared): Promise<string[][]> {
  const [own, floor]: [Round[], Round[]] = [[], []];
  // The first round of each makes plans and connections; it is not counted.
  for (let n = 0; n <= ROUNDS; n += 1) {
    if (one.floor) floor.push(await roundOf(least, postmaster, one.floor, one.count));
    await one.before?.();
    own.push(await roundOf(ours, postmaster, one.ours, one.count));
  }
  const [counted, least2] = [own.slice(1), floor.slice(1)];
  if (!one.floor) return [rowOf(one.name, counted)];
  const ratios = counted.flatMap((round, n) => (least2[n] ? [cpu(round) / cpu(least2[n])] : []));
  return [rowOf(`${one.name}, floor`, least2), rowOf(one.name, counted, median(ratios).toFixed(2))];
}

const dataDir = newDataDir();
const server = await startServer(dataDir.path);
const url = databaseUrl(dataDir.path);
const client = new Client({ connectionString: url });
let floor: FloorProcess | undefined;
try {
  await client.connect();
  const wave = await makeWave(server, dataDir.path, client, url, { arriving: STUDENTS, calling: CALLING, saving: 200 });
  const postmaster = postmasterOf(dataDir.path);
  const seen = newSeen();
  const saving = saveSteadily(wave.saving, SAVES_PER_SECOND, seen);
  const before = [cpuOf(server.pid), cpuOfFamily(postmaster)] as const;
  const seconds = await runWave(server.url, STUDENTS, ARRIVE_SECONDS, sequenceOf(wave), seen);
  const used = [cpuOf(server.pid) - before[0], cpuOfFamily(postmaster) - before[1]] as const;
  await saving.stop();
  if (!report(seen, seconds, await wave.countStarted(), used)) process.exitCode = 1;

  const senha_hash = await hash(SENHA, ARGON2ID);
  const database = await floorDatabase(client, url, async (own) => {
    await fillAnswers(own, CALLING, 90);
    await own.query('create table pessoa (login text primary key, aluno int not null, senha_hash text not null)');
    await own.query(
      'create table sessao (id bigserial primary key, aluno int not null, criada_em timestamptz not null)',
    );
    await own.query('create table tentativa (aluno int primary key, iniciada_em timestamptz not null)');
    await own.query(`insert into pessoa select 'bench' || n, n, $1 from generate_series(0, 1000) n`, [senha_hash]);
  });
  floor = await startFloorProcess(join(import.meta.dirname, 'floor.ts'), database);
  const rows: string[][] = [];
  for (const one of comparedCalls(wave)) rows.push(...(await compare(server, floor, postmaster, one)));
  console.log(heading(`each call by itself: medians of ${ROUNDS} rounds in turn with the floor`));
  console.log(table([['a call', 'node ms', 'PostgreSQL ms', 'p50 ms', 'p99 ms', 'ratio of CPU'], ...rows]));
  console.log('  floor: Fastify, the same cost of a password, a token with an HMAC, one statement (two for a sign-in)');
} finally {
  await floor?.stop();
  await client.end();
  await server.stop();
  dataDir.remove();
}

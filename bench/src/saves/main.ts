/**
 * `saves`: a thousand students save answers, on a real server and on the floor (floor.ts), in rounds that alternate. Prints
 * the processor time of a save and its ratio to the floor of the same rounds; then how long saves take at fixed rates. Needs
 * Linux. Exit code 1 when an acknowledged answer is lost, a save is refused
 * or the ratio is above its limit.
 */
import { bytes, heading, median, percentile, table } from '../print.ts';
import { withClient } from '../demo.ts';
import { databaseUrl, newDataDir, startServer } from '../server.ts';
import { cpuOf, cpuOfFamily, postmasterOf } from './cpu.ts';
import { saveAtRate, saveFor, type Acknowledged, type Load, type Target } from './load.ts';
import { startFloor } from './start-floor.ts';
import { countLost, makeStudents } from './students.ts';

const STUDENTS = 1000;
const CONNECTIONS = [32, 64, 256];
const ROUNDS = 5;
const SECONDS = 2;
/** Saves a second of the open loop. The last is the aim on two cores that do nothing else. */
const RATES = [1_000, 4_000, 8_000, 16_700];
const RATE_CONNECTIONS = 256;
/** The median ratio to the floor at a number of connections may not be higher. */
const LIMIT = { connections: 64, ratio: 1 };
/** Between the first `seq` of two rounds: more saves than a round makes. */
const STEP = 1_000_000;

/** One round: milliseconds of processor time a save, and how long saves took. */
type Round = {
  readonly node: number;
  readonly postgres: number;
  readonly perSecond: number;
  readonly ms: readonly number[];
};

type Measured = { readonly target: Target; readonly pid: number; readonly acknowledged: Acknowledged };

let rounds = 0;
let limited = Number.NaN;
const refused: string[] = [];

/** @param save makes the load, from the `seq` given on */
async function measure(
  { pid, acknowledged, target }: Measured,
  postmaster: number,
  save: (target: Target, from: number, acknowledged: Acknowledged) => Promise<Load>,
): Promise<Round> {
  rounds += 1;
  const before = [cpuOf(pid), cpuOfFamily(postmaster)] as const;
  const load = await save(target, rounds * STEP, acknowledged);
  refused.push(...load.refused);
  if (load.ms.length === 0) throw new Error(`every save was refused:\n${refused.at(-1)}`);
  return {
    node: (cpuOf(pid) - before[0]) / load.ms.length,
    postgres: (cpuOfFamily(postmaster) - before[1]) / load.ms.length,
    perSecond: load.ms.length / load.seconds,
    ms: load.ms,
  };
}

/** As many saves as the connections can make. */
const closedLoop =
  (connections: number): Parameters<typeof measure>[2] =>
  (target, from, acknowledged) =>
    saveFor(target, connections, SECONDS, from, acknowledged);
const openLoop =
  (perSecond: number): Parameters<typeof measure>[2] =>
  (target, from, acknowledged) => {
    const until = AbortSignal.timeout(SECONDS * 1000);
    return saveAtRate(target, { perSecond, connections: RATE_CONNECTIONS, until }, from, acknowledged);
  };

const cpu = ({ node, postgres }: Round): number => node + postgres;

function row(name: string, of: readonly Round[], ratio = ''): string[] {
  const all = of.flatMap(({ ms }) => ms);
  return [
    name,
    median(of.map(({ node }) => node)).toFixed(3),
    median(of.map(({ postgres }) => postgres)).toFixed(3),
    bytes(Math.round(median(of.map(({ perSecond }) => perSecond)))),
    percentile(all, 0.5).toFixed(1),
    percentile(all, 0.99).toFixed(1),
    ratio,
  ];
}

/** The rows of one number of connections. */
async function compare(ours: Measured, floor: Measured, postmaster: number, connections: number): Promise<string[][]> {
  const pairs: (readonly [ours: Round, floor: Round])[] = [];
  for (let n = 0; n < ROUNDS; n += 1) {
    const least = await measure(floor, postmaster, closedLoop(connections));
    pairs.push([await measure(ours, postmaster, closedLoop(connections)), least]);
  }
  const ratios = pairs.map(([own, least]) => cpu(own) / cpu(least));
  if (connections === LIMIT.connections) limited = median(ratios);
  const spread = `${median(ratios).toFixed(2)} (${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)})`;
  return [
    row(
      `${connections} connections, floor`,
      pairs.map(([, least]) => least),
    ),
    row(
      `${connections} connections, a save`,
      pairs.map(([own]) => own),
      spread,
    ),
  ];
}

const dataDir = newDataDir();
const server = await startServer(dataDir.path);
try {
  await withClient(dataDir.path, async (client) => {
    const target = await makeStudents(server.url, dataDir.path, client, STUDENTS);
    const floor = await startFloor(client, databaseUrl(dataDir.path), STUDENTS, target.items.length);
    const postmaster = postmasterOf(dataDir.path);
    const ours: Measured = { target, pid: server.pid, acknowledged: new Map() };
    const least: Measured = { target: floor.target, pid: floor.pid, acknowledged: new Map() };
    const rows = [];
    try {
      // The first round of each makes rows, plans and connections; it is not counted.
      for (const one of [least, ours]) await measure(one, postmaster, closedLoop(CONNECTIONS[0] ?? 1));
      for (const connections of CONNECTIONS) rows.push(...(await compare(ours, least, postmaster, connections)));
    } finally {
      await floor.stop();
    }
    for (const perSecond of RATES)
      rows.push(row(`${bytes(perSecond)} a second due`, [await measure(ours, postmaster, openLoop(perSecond))]));
    const lost = await countLost(client, ours.acknowledged);

    const head = ['medians', 'node ms', 'PostgreSQL ms', 'saves/s', 'p50 ms', 'p99 ms', 'ratio of CPU'];
    console.log(heading(`saves: ${STUDENTS} students, ${ROUNDS} rounds of ${SECONDS} s of each, in turn`));
    console.log(table([head, ...rows]));
    console.log('  floor: Fastify, a token with an HMAC, one UPDATE with synchronous commit, 10 connections');
    console.log(`  refused: ${refused.length}; acknowledged answers lost: ${lost}`);
    if (refused[0] !== undefined) console.log(refused[0]);
    console.log(`  ratio at ${LIMIT.connections} connections: ${limited.toFixed(2)}; the limit is ${LIMIT.ratio}`);
    if (refused.length > 0 || lost > 0 || !(limited <= LIMIT.ratio)) process.exitCode = 1;
  });
} finally {
  await server.stop();
  dataDir.remove();
}

/**
 * Acknowledged answers survive (security T15, T16) when the server or PostgreSQL is killed with -9 inside a batch of saves:
 * 1,000 students over 128 connections. The next start works without help, and a server whose PostgreSQL was killed starts it
 * again itself. Two kills, and a hundred with `LUNETA_PROVE=1`.
 */
import { afterAll, beforeAll, expect, it } from 'vitest';

import { callerOf, itemsOf, withClient } from '../demo.ts';
import { postmasterOf } from '../saves/cpu.ts';
import type { Acknowledged, Target } from '../saves/load.ts';
import { countLost, makeStudents } from '../saves/students.ts';
import { newDataDir, startServer, type Server } from '../server.ts';
import { repeat, saveUntilBroken, type Save } from './save-until-broken.ts';

const KILLS = process.env['LUNETA_PROVE'] === '1' ? 100 : 2;
const STUDENTS = 1000;
const CONNECTIONS = 128;
/** Other tests share the machine: this one measures no start. */
const START_LIMIT_MS = 180_000;
/** Between the first `seq` of two rounds: more saves than a connection makes in one. */
const STEP = 100_000;
/** Acknowledged saves after which a kill comes, and milliseconds after them: another moment of a batch each time. */
const KILL_AT = 1_500;
const laterBy = (kill: number): number => (kill * 3) % 16;

const dataDir = newDataDir();
let server: Server;
let target: Target;
beforeAll(async () => {
  server = await startServer(dataDir.path, START_LIMIT_MS);
  target = await withClient(dataDir.path, (client) => makeStudents(server.url, dataDir.path, client, STUDENTS));
}, START_LIMIT_MS);
afterAll(async () => {
  await server.stop();
  dataDir.remove();
});

/** The saves that stand although nobody was told. */
const storedOf = (saves: readonly Save[]) =>
  withClient(dataDir.path, async (client) => {
    const told: Acknowledged = new Map(
      saves.map(({ student, item, item_resposta, seq }) => [`${student}/${item}`, { item_resposta, seq }]),
    );
    return saves.length - (await countLost(client, told));
  });

/** The answers that the summary of the exam shows to a student, by item. */
async function shownTo(authorization: string): Promise<Map<number, number | null>> {
  const exam = Number(/\/(\d+)\/resposta$/.exec(target.path)?.[1]);
  const items = await itemsOf(callerOf(target.url, authorization), exam);
  return new Map(items.map((item) => [item.turma_avaliacao_questao_resposta_id, item.item_resposta]));
}

/** Waits until the server has started its PostgreSQL again, and says so. */
async function revived({ url }: Server): Promise<void> {
  const saude = async () => {
    const response = await fetch(`${url}/api/saude`);
    const body: unknown = await response.json();
    return { status: response.status, body };
  };
  await expect
    .poll(saude, { timeout: START_LIMIT_MS, interval: 100 })
    .toMatchObject({ status: 200, body: { banco: 'ok', banco_reinicios: 1 } });
}

it(
  `keeps every acknowledged answer through ${KILLS} kills inside batches`,
  { timeout: KILLS * START_LIMIT_MS },
  async () => {
    const acknowledged: Acknowledged = new Map();
    const figures = { kills: 0, acknowledged: 0, waiting: 0, 'stored unheard': 0, lost: 0, 'not taken again': 0 };
    for (let kill = 0; kill < KILLS; kill += 1) {
      const victim = kill % 2 === 0 ? server.pid : postmasterOf(dataDir.path);
      let last = 0;
      const broken = await saveUntilBroken(target, CONNECTIONS, 1 + kill * STEP, acknowledged, (count) => {
        last = count;
        if (count === KILL_AT) setTimeout(() => process.kill(victim, 'SIGKILL'), laterBy(kill));
      });
      if (kill % 4 === 1) await revived(server);
      else {
        await server.kill();
        server = await startServer(dataDir.path, START_LIMIT_MS);
        target = { ...target, url: server.url };
      }
      figures.lost += await withClient(dataDir.path, (client) => countLost(client, acknowledged));
      figures['stored unheard'] += await storedOf(broken);
      figures['not taken again'] += await repeat(target, broken, acknowledged);
      figures.lost += await withClient(dataDir.path, (client) => countLost(client, acknowledged));
      figures.kills += 1;
      figures.acknowledged += last;
      figures.waiting += broken.length;
    }
    process.stdout.write(`${JSON.stringify(figures)}\n`);
    expect(figures).toMatchObject({ kills: KILLS, lost: 0, 'not taken again': 0, waiting: KILLS * CONNECTIONS });
    // Some kills came between a commit and its acknowledgement: they were inside.
    expect(figures['stored unheard']).toBeGreaterThanOrEqual(KILLS > 2 ? 1 : 0);
    const told = [...acknowledged].flatMap(([key, { item_resposta }]) =>
      key.startsWith('0/') ? [[Number(key.slice(2)), item_resposta]] : [],
    );
    expect(told.length).toBeGreaterThan(0);
    const shown = await shownTo(target.tokens[0] ?? '');
    expect(told.map(([item]) => [item, shown.get(item ?? 0)])).toEqual(told);
  },
);

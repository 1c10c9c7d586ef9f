/**
 * Acknowledged answers survive (security T15, T16). The real `serve`, then PostgreSQL, is killed with -9 while answers are
 * being saved. The next start works without help.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, expect, it } from 'vitest';

const CLI = join(import.meta.dirname, '../src/cli/main.ts');
const START_LIMIT_MS = 60_000;

type Item = { turma_avaliacao_questao_resposta_id: number; item_resposta: number | null };
type Day = { turma_avaliacao_id: number; dia_prova: number; descricao: string };

const dataDir = mkdtempSync(join(tmpdir(), 'luneta-durability-'));
let running: ChildProcess | undefined;
afterAll(async () => {
  running?.kill('SIGTERM');
  if (running?.exitCode === null) await once(running, 'exit');
  rmSync(dataDir, { recursive: true, force: true });
});

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port');
  // Four ports in a row are needed. A low base avoids the ports that systems assign.
  return 20_000 + (address.port % 20_000);
}

/** Starts `serve` on the folder and waits until it reports that it is ready. */
async function start(port: number): Promise<ChildProcess> {
  const env = {
    ...process.env,
    LUNETA_DATA_DIR: dataDir,
    LUNETA_PORT: String(port),
    LUNETA_DEMO: '1',
    LUNETA_LOG: 'silent',
  };
  const child = spawn(process.execPath, [CLI, 'serve'], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  running = child;
  let said = '';
  const ready = new Promise<void>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes('luneta · ready')) resolve();
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('exit', (code) => reject(new Error(`serve ended with ${code}:\n${said}`)));
  });
  await ready;
  child.removeAllListeners('exit');
  return child;
}

async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'exit');
}

function client(port: number) {
  let authorization = '';
  const call = async (
    method: string,
    path: string,
    body?: unknown,
  ): Promise<{ status: number; body: never; headers: Headers }> => {
    const response = await fetch(`http://127.0.0.1:${port}/api/v2/${path}`, {
      method,
      headers: { 'content-type': 'application/json', authorization },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json()) as never, headers: response.headers };
  };
  return {
    async signIn() {
      const { headers } = await call('POST', 'login/', { user: { login: 'bia', password: 'luneta123' } });
      authorization = headers.get('authorization') ?? '';
      expect(authorization).toMatch(/^Bearer /);
    },
    async runningExam(): Promise<Day> {
      const { body } = await call('GET', 'avaliacoes');
      const day = (body as Day[]).find(({ descricao }) => descricao === 'Simulado da semana');
      if (!day) throw new Error('the demo has no running exam');
      await call('POST', `central_avaliacoes/${day.turma_avaliacao_id}/${day.dia_prova}/inicio`, {});
      return day;
    },
    async items({ turma_avaliacao_id, dia_prova }: Day): Promise<Item[]> {
      const { body } = await call('GET', `central_avaliacoes/${turma_avaliacao_id}/${dia_prova}/resumo`);
      return (body as { materias: { itens: Item[] }[] }).materias.flatMap(({ itens }) => itens);
    },
    /** Status of the save. 0 when no answer came. */
    async save(day: Day, item: Item, item_resposta: number, seq: number): Promise<number> {
      const { turma_avaliacao_questao_resposta_id } = item;
      const body = { turma_avaliacao_questao_resposta_id, item_resposta, dia: day.dia_prova, seq };
      return call('POST', `central_avaliacoes/${day.turma_avaliacao_id}/resposta`, body).then(
        ({ status }) => status,
        () => 0,
      );
    },
  };
}

/**
 * Saves rounds of answers until the connection breaks. `accepted` holds the values that each item may have afterwards: the
 * last acknowledged choice and, for the one save without an answer, that choice too.
 */
async function saveUntilBroken(port: number, api: ReturnType<typeof client>, firstSeq: number, breakIt: () => void) {
  const day = await api.runningExam();
  const items = await api.items(day);
  const accepted = new Map<number, number[]>();
  let seq = firstSeq;
  let saves = 0;
  for (;;) {
    for (const item of items) {
      seq += 1;
      const choice = (seq % 5) + 1;
      const status = await api.save(day, item, choice, seq);
      const id = item.turma_avaliacao_questao_resposta_id;
      if (status !== 200) {
        accepted.set(id, [...(accepted.get(id) ?? []), choice]);
        return { day, accepted, saves, seq };
      }
      accepted.set(id, [choice]);
      saves += 1;
      if (saves === 60) breakIt();
    }
  }
}

const stored = async (api: ReturnType<typeof client>, day: Day) =>
  new Map((await api.items(day)).map((item) => [item.turma_avaliacao_questao_resposta_id, item.item_resposta]));

it(
  'keeps every acknowledged answer through kill -9 of the server and of PostgreSQL',
  { timeout: 3 * START_LIMIT_MS },
  async () => {
    const port = await freePort();

    const first = await start(port);
    let api = client(port);
    await api.signIn();
    const beforeOurs = await saveUntilBroken(port, api, 0, () => first.kill('SIGKILL'));
    if (first.exitCode === null && first.signalCode === null) await kill(first);

    await start(port);
    api = client(port);
    await api.signIn();
    const afterOurs = await stored(api, beforeOurs.day);
    expect(beforeOurs.saves).toBeGreaterThanOrEqual(60);
    for (const [id, choices] of beforeOurs.accepted) expect(choices).toContain(afterOurs.get(id));

    const postmaster = Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
    const second = running;
    const beforeTheirs = await saveUntilBroken(port, api, beforeOurs.seq + 1000, () =>
      process.kill(postmaster, 'SIGKILL'),
    );
    if (second) await kill(second);

    await start(port);
    api = client(port);
    await api.signIn();
    const afterTheirs = await stored(api, beforeTheirs.day);
    for (const [id, choices] of beforeTheirs.accepted) expect(choices).toContain(afterTheirs.get(id));
  },
);

/** SIGTERM while answers are being saved (C30): a real process and real connections that stay open. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, expect, it, vi } from 'vitest';

import { createExam } from './central_avaliacoes/exam-fixture.ts';
import { report } from './security/support/figures.ts';
import { createTestDb, SENHA, world } from './index.ts';

const CLI = join(import.meta.dirname, '../src/cli/main.ts');
const LOGINS = ['bia', 'bruno', 'dora'];
const ITEMS = 60;
/** Connections per student. */
const WIDTH = 10;
const folder = mkdtempSync(join(tmpdir(), 'luneta-sigterm-'));
const { db, url, close } = await createTestDb();
afterAll(async () => {
  await close();
  rmSync(folder, { recursive: true, force: true });
});

type Outcome = { readonly status: number; readonly body: string; readonly headers: Record<string, unknown> };

/** One call over a connection of `agent`. The error says whether an answer had begun. */
function call(agent: Agent, port: number, path: string, body: object, authorization = ''): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', authorization };
    const sending = request(
      { agent, host: '127.0.0.1', port, path: `/api/v2/${path}`, method: 'POST', headers },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8');
        answer.on('data', (chunk: string) => (text += chunk));
        answer.on('error', () => reject(new Error('cut')));
        answer.on('end', () => {
          if (!answer.complete) reject(new Error('cut'));
          else resolve({ status: answer.statusCode ?? 0, body: text, headers: answer.headers });
        });
      },
    );
    sending.on('error', (error: NodeJS.ErrnoException) => reject(new Error(error.code ?? error.message)));
    sending.end(JSON.stringify(body));
  });
}

async function start(): Promise<{ child: ReturnType<typeof spawn>; port: number }> {
  const env = { ...process.env, DATABASE_URL: url, LUNETA_DATA_DIR: folder, LUNETA_PORT: '0', LUNETA_LOG: 'silent' };
  const child = spawn(process.execPath, [CLI, 'serve'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  const port = await new Promise<number>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const found = /ready: http:\/\/localhost:(\d+)/.exec(said)?.[1];
      if (found) resolve(Number(found));
    });
    child.once('exit', (code) => reject(new Error(`serve ended with ${code}: ${said}`)));
  });
  return { child, port };
}

it('SIGTERM under load: no acknowledged answer is lost, no response is cut, and the shutdown takes 10 s at most', async () => {
  const now = Date.now();
  const window: [string, string] = [new Date(now - 60_000).toISOString(), new Date(now + 7_200_000).toISOString()];
  const exam = await createExam(db, {
    turmas: [{ turma_id: world.turmaV2, janelas: [window] }],
    dias: [{ itens: Array.from({ length: ITEMS }, () => ({})) }],
  });
  const { child, port } = await start();
  const central = `central_avaliacoes/${exam.turma_avaliacao_ids[0]}`;
  const agent = new Agent({ keepAlive: true, maxSockets: LOGINS.length * WIDTH });
  let [acked, cut, reset, refused, other] = [0, 0, 0, 0, 0];
  /** Newest acknowledged and newest sent sequence number, by student and item. */
  const kept = new Map<string, { acked: number; sent: number }>();

  const student = async (login: string, ready: () => void) => {
    const signedIn = await call(agent, port, 'login/', { user: { login, password: SENHA } });
    const authorization = String(signedIn.headers['authorization']);
    expect((await call(agent, port, `${central}/1/inicio`, {}, authorization)).status).toBe(200);
    ready();
    const worker = async (own: number) => {
      for (let seq = 1; ; seq += 1) {
        const item = exam.itens[own + WIDTH * (seq % (ITEMS / WIDTH))];
        if (!item) throw new Error('no such item');
        const key = `${login}:${item.item_id}`;
        const before = kept.get(key)?.acked ?? 0;
        kept.set(key, { acked: before, sent: seq });
        const answer = {
          turma_avaliacao_questao_resposta_id: item.item_id,
          item_resposta: 1 + (seq % 5),
          dia: 1,
          seq,
        };
        try {
          const { status } = await call(agent, port, `${central}/resposta`, answer, authorization);
          if (status !== 200) {
            other += 1;
            return;
          }
          kept.set(key, { acked: seq, sent: seq });
          acked += 1;
        } catch (error) {
          const what = error instanceof Error ? error.message : '';
          if (what === 'cut') cut += 1;
          else if (what === 'ECONNREFUSED') refused += 1;
          else reset += 1;
          return;
        }
      }
    };
    await Promise.all(Array.from({ length: WIDTH }, (_, own) => worker(own)));
  };

  let signal = () => undefined as void;
  const all = new Promise<void>((resolve) => (signal = resolve));
  let started = 0;
  const running = LOGINS.map((login) => student(login, () => (started += 1) === LOGINS.length && signal()));
  await all;
  // A client that never finishes its request must not delay the shutdown.
  const slow = connect(port, '127.0.0.1');
  slow.on('error', () => undefined);
  slow.write(
    'POST /api/v2/login/ HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{',
  );
  await vi.waitUntil(() => acked >= 300, { timeout: 60_000, interval: 5 });
  const told = performance.now();
  child.kill('SIGTERM');
  const [code] = await once(child, 'exit');
  const seconds = (performance.now() - told) / 1000;
  slow.destroy();
  await Promise.all(running);
  agent.destroy();

  const { rows } = await db.query<{ login: string; item: number; seq: number }>(
    `select d.login, r.avaliacao_item_id as item, r.seq from resposta r
       join tentativa t on t.escola_id = r.escola_id and t.id = r.tentativa_id
       join turma_aluno m on m.escola_id = t.escola_id and m.id = t.turma_aluno_id
       join diretorio_login d on d.escola_id = m.escola_id and d.pessoa_id = m.pessoa_id`,
  );
  const stored = new Map(rows.map(({ login, item, seq }) => [`${login}:${item}`, seq]));
  const lost = [...kept].filter(([key, { acked: last }]) => (stored.get(key) ?? 0) < last).length;
  const unheard = [...kept].filter(([key, { acked: last }]) => (stored.get(key) ?? 0) > last).length;
  report('C30 SIGTERM under load', {
    acked,
    lost,
    cut,
    'saved without an answer': unheard,
    'reset before being read': reset,
    refused,
    other,
    'exit code': Number(code),
    seconds,
  });
  expect({ lost, cut, unheard, other, code }).toEqual({ lost: 0, cut: 0, unheard: 0, other: 0, code: 0 });
  expect(acked).toBeGreaterThanOrEqual(300);
  expect(seconds).toBeLessThanOrEqual(10);
});

/** Sessions cached in memory: only while it is proved that nothing they were read from has changed. */
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { createTestApp, world, type Client, type TestApp } from '../../../../test/index.ts';
import { loadStatements } from '../../../../test/statements/load.ts';
import { listen, type Listening } from '../../../database/listening.ts';
import type { Sessao } from '../../../http/sessao.ts';
import { createSessaoCache } from './sessao-cache.ts';

const AGORA = new Date('2026-11-21T12:00:00Z');
const LATER = new Date('2026-11-21T13:00:00Z');

const ana: Sessao = {
  id: 'a',
  escola_id: 1,
  pessoa_escola_id: 1,
  fuso_horario: 'America/Sao_Paulo',
  pessoa_id: 10,
  nome: 'Ana',
  perfil_real: 'aluno',
  perfil: 'aluno',
  aluno: {
    turma_aluno_id: 100,
    pessoa_id: 10,
    nome: 'Ana',
    turma_id: 5,
    serie_id: 3,
    versao: 2,
    status: 'Atual',
    fator_tempo: 1,
    passa_da_janela: false,
  },
  expira_em: LATER,
  senha_inicial: false,
  sem_perguntas: false,
  sem_duas_etapas: false,
  limite_em: null,
  conta_teste: false,
};
const sessaoOf = (pessoa_id: number, pessoa_escola_id = 1): Sessao => ({
  ...ana,
  pessoa_id,
  pessoa_escola_id,
  aluno: ana.aluno && { ...ana.aluno, pessoa_id },
});

describe('a cache', () => {
  let proved = 0;
  let now = 0;
  const open = (most?: number) =>
    createSessaoCache(
      () => proved,
      () => now,
      most,
    );
  beforeEach(() => {
    proved = 5_000;
    now = 5_000;
  });

  it.each([
    { age: 999, found: true },
    { age: 1_000, found: false },
    { age: Number.POSITIVE_INFINITY, found: false },
  ])('whose proof is $age ms old finds its sessions: $found', ({ age, found }) => {
    const cache = open();
    cache.asking()('k', ana, LATER);
    proved = now - age;
    expect(cache.find('k', AGORA)).toBe(found ? ana : undefined);
  });

  it('keeps nothing that was asked for while nothing was proved', () => {
    const cache = open();
    proved = 0;
    const keep = cache.asking();
    proved = now;
    keep('k', ana, LATER);
    expect(cache.find('k', AGORA)).toBeUndefined();
  });

  it.each(['', '1', '1/10', '2/7'])('keeps no answer whose question was sent before the notice "%s"', (notice) => {
    const cache = open();
    const keep = cache.asking();
    cache.forget(notice);
    keep('k', ana, LATER);
    expect(cache.load().cached).toBe(0);
  });

  it.each([
    { notice: '1/10', left: ['1/11', '2/10'] },
    { notice: '1', left: ['2/10'] },
    { notice: '2', left: ['1/10', '1/11'] },
    { notice: '', left: [] },
    { notice: '1/1', left: ['1/10', '1/11', '2/10'] },
  ])('after the notice "$notice" has still $left', ({ notice, left }) => {
    const cache = open();
    for (const one of [sessaoOf(10), sessaoOf(11), sessaoOf(10, 2)])
      cache.asking()(`${one.pessoa_escola_id}/${one.pessoa_id}`, one, LATER);
    cache.forget(notice);
    expect(['1/10', '1/11', '2/10'].filter((key) => cache.find(key, AGORA))).toEqual(left);
  });

  it('forgets a session at its instant', () => {
    const cache = open();
    cache.asking()('k', ana, LATER);
    expect(cache.find('k', new Date(LATER.getTime() - 1))).toBe(ana);
    expect(cache.find('k', LATER)).toBeUndefined();
    expect(cache.load().cached).toBe(0);
  });

  it('is bounded: the oldest goes', () => {
    const cache = open(2);
    for (const n of [1, 2, 3]) cache.asking()(String(n), sessaoOf(n), LATER);
    expect([1, 2, 3].map((n) => cache.find(String(n), AGORA)?.pessoa_id)).toEqual([undefined, 2, 3]);
    expect(cache.load()).toEqual({ cached: 2, found: 2 });
  });

  it.each<[string, Partial<Sessao>]>([
    ['of staff', { perfil_real: 'professor' }],
    ['with a limit', { limite_em: LATER }],
    ['without an enrolment', { aluno: null }],
    ['of somebody else as the student', { pessoa_id: 11 }],
    ['with a password to change', { senha_inicial: true }],
    ['without its security questions', { sem_perguntas: true }],
  ])('does not keep a session %s', (_name, other) => {
    const cache = open();
    cache.asking()('k', { ...ana, ...other }, LATER);
    expect(cache.find('k', AGORA)).toBeUndefined();
  });
});

const asks = (text: string) => text.includes('from pedida q');
const READ = '/api/v2/sessao';

/** Waits until no server asks for this client's session, and no answer changes. */
async function untilCached(t: TestApp, client: Client): Promise<void> {
  const isCached = async () => {
    const from = t.statements.sent.length;
    for (let n = 0; n < 4; n += 1) expect((await client.get(READ)).status).toBe(200);
    return !t.statements.sent.slice(from).some(asks);
  };
  await vi.waitUntil(isCached, { timeout: 15_000, interval: 10 });
}

/** Milliseconds from now to the last request that was not yet answered as it must be. */
async function acceptedFor(isRefused: () => Promise<boolean>): Promise<number> {
  const committed = performance.now();
  let accepted = committed;
  const look = async () => {
    const asked = performance.now();
    if (await isRefused()) return true;
    accepted = asked;
    return false;
  };
  await vi.waitUntil(look, { timeout: 15_000, interval: 5 });
  return accepted - committed;
}

describe('a student whose session is cached', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await createTestApp({ cachesSessoes: true });
  });
  afterAll(() => t.close());

  const { escola } = world;
  const bia = world.pessoas.bia;
  const ALL_ANSWERED = `insert into resposta_seguranca (escola_id, id, pessoa_id, numero_sequencial, pergunta_seguranca_id, resposta_hash, criada_em)
    select ${escola}, 990000 + n, ${bia}, n, n, 'x', now() from generate_series(1, 3) n on conflict do nothing`;
  const POST = '/api/v2/central_avaliacoes/1/resposta';
  const SAVE = { turma_avaliacao_questao_resposta_id: 1, item_resposta: 1, dia: 1, seq: 1 };

  it.each([
    {
      change: 'a session that is ended',
      sql: `update sessao set encerrada_em = now() where escola_id = ${escola} and pessoa_id = ${bia}`,
      undo: '',
      status: 401,
    },
    {
      change: 'a session that is deleted',
      sql: `delete from sessao where escola_id = ${escola} and pessoa_id = ${bia}`,
      undo: '',
      status: 401,
    },
    {
      change: 'a session whose end is earlier',
      sql: `update sessao set expira_em = '2026-11-21T11:00:00Z' where escola_id = ${escola} and pessoa_id = ${bia}`,
      undo: '',
      status: 401,
    },
    {
      change: 'a blocked school',
      sql: `update escola set bloqueada_em = now() where id = ${escola}`,
      undo: `update escola set bloqueada_em = null where id = ${escola}`,
      status: 401,
    },
    {
      change: 'a person who is switched off',
      sql: `update pessoa set ativa = false where escola_id = ${escola} and id = ${bia}`,
      undo: `update pessoa set ativa = true where escola_id = ${escola} and id = ${bia}`,
      status: 401,
    },
    {
      change: 'a password that was reset',
      sql: `update pessoa set senha_inicial = true where escola_id = ${escola} and id = ${bia}`,
      undo: `update pessoa set senha_inicial = false where escola_id = ${escola} and id = ${bia}`,
      status: 403,
    },
    {
      change: 'an enrolment that is not current any more, the only one',
      sql: `update turma_aluno set status = 'Transferido' where escola_id = ${escola} and pessoa_id = ${bia}`,
      undo: `update turma_aluno set status = 'Atual' where escola_id = ${escola} and pessoa_id = ${bia}`,
      status: 401,
    },
    {
      change: 'security questions that became a duty',
      sql: `delete from resposta_seguranca where escola_id = ${escola} and pessoa_id = ${bia};
            update escola set configuracao = configuracao || '{"perguntas_seguranca": "obrigatorias"}' where id = ${escola}`,
      undo: `update escola set configuracao = configuracao - 'perguntas_seguranca' where id = ${escola}`,
      status: 403,
    },
    {
      change: 'security questions that are gone',
      first: `${ALL_ANSWERED}; update escola set configuracao = configuracao || '{"perguntas_seguranca": "obrigatorias"}' where id = ${escola}`,
      sql: `delete from resposta_seguranca where escola_id = ${escola} and pessoa_id = ${bia}`,
      undo: `update escola set configuracao = configuracao - 'perguntas_seguranca' where id = ${escola}`,
      status: 403,
    },
  ])('$change: refused within 1 s', async ({ first, sql, undo, status }) => {
    const client = await t.signIn('bia');
    if (first !== undefined) await t.db.query(first);
    await untilCached(t, client);
    await t.db.query(sql);
    expect(await acceptedFor(async () => (await client.post(POST, SAVE)).status === status)).toBeLessThan(1_000);
    await t.db.query(undo);
  });

  it('in another class sees the change within 1 s', async () => {
    const client = await t.signIn('bia');
    await untilCached(t, client);
    const { rows } = await t.db.query('select turma_id from turma_aluno where id = $1', [world.alunos.bia]);
    const versao = async (): Promise<unknown> => Object((await client.get(READ)).body).versao;
    expect(await versao()).toBe(2);
    await t.db.query('update turma_aluno set turma_id = $1 where id = $2', [world.turmaV1, world.alunos.bia]);
    expect(await acceptedFor(async () => (await versao()) === 1)).toBeLessThan(1_000);
    await t.db.query('update turma_aluno set turma_id = $1 where id = $2', [rows[0].turma_id, world.alunos.bia]);
  });

  it('is asked for again once the listening connection is killed', async () => {
    const client = await t.signIn('bia');
    await untilCached(t, client);
    const { rows } = await t.db.query(
      `select count(*) filter (where pg_terminate_backend(pid, 5000)) as killed from pg_stat_activity
        where datname = current_database() and application_name = 'luneta acesso'`,
    );
    expect(rows[0].killed).toBe(new Set(t.answeredBy).size);
    const from = t.statements.sent.length;
    await vi.waitUntil(async () => {
      await client.get(READ);
      return t.statements.sent.slice(from).some(asks);
    });
    await untilCached(t, client);
  });

  it('is asked for each time when staff act', async () => {
    const staff = await t.signIn('coord.ines');
    await untilCached(t, await t.signIn('bia'));
    const from = t.statements.sent.length;
    for (let n = 0; n < 3; n += 1) await staff.get(READ);
    expect(t.statements.sent.slice(from).filter(asks)).toHaveLength(3);
  });
});

describe('a change tells whom it concerns', () => {
  const heard: string[] = [];
  let t: TestApp;
  let listening: Listening;
  beforeAll(async () => {
    t = await createTestApp();
    listening = listen({
      url: t.url,
      channel: 'acesso',
      onNotice: (one) => void heard.push(one),
      onGap: () => undefined,
    });
    await t.signIn('bia');
    await t.signIn('prof.helena');
    await proved();
  });
  afterAll(async () => {
    await listening.close();
    await t.close();
  });
  const proved = async () => {
    const now = performance.now();
    await vi.waitUntil(() => listening.provedAt() >= now, { timeout: 15_000, interval: 5 });
  };
  const bia = `${world.escola}/${world.pessoas.bia}`;

  it.each([
    ["update sessao set expira_em = expira_em + interval '1 hour'", []],
    ["update sessao set motivo = 'x' where perfil_real = 'aluno'", []],
    [`update sessao set encerrada_em = now() where perfil_real <> 'aluno'`, []],
    [`update sessao set encerrada_em = now() where pessoa_id = ${world.pessoas.bia}`, [bia]],
    [`update pessoa set avatar_code = 2, nome_social = 'Bi' where id = ${world.pessoas.bia}`, []],
    [`update pessoa set nome = 'Beatriz' where id = ${world.pessoas.bia} and escola_id = ${world.escola}`, [bia]],
    [`update turma_aluno set fator_tempo = 1.5 where id = ${world.alunos.bia}`, [bia]],
    [`update turma_aluno set estrelas_v1 = 5 where id = ${world.alunos.bia}`, []],
    [`update turma set codigo = 'X' where id = ${world.turmaV2}`, []],
    [`update turma set versao = 1 where id = ${world.turmaV2}`, [`${world.escola}`]],
    [`update escola set nome = 'X' where id = ${world.outraEscola}`, []],
    [`update escola set bloqueada_em = now() where id = ${world.outraEscola}`, [`${world.outraEscola}`]],
    ['truncate resposta_seguranca', ['']],
  ])('%s: %j', async (sql, told) => {
    heard.length = 0;
    await t.db.query(sql);
    await proved();
    expect(heard).toEqual(told);
  });
});

describe('what a session is read from', () => {
  /** The tables of the session check, by alias: `o` decides for views only, `r` and `x` whether there is a row. */
  const TABLES = { s: 'sessao', p: 'pessoa', e: 'escola', m: 'turma_aluno', t: 'turma', a: 'pessoa' };
  /** Keys never change; the end may only become later without a word. */
  const KEYS = new Set(['id', 'escola_id']);
  const readBy = (text: string): string[] =>
    Object.entries(TABLES).flatMap(([alias, table]) =>
      [...text.matchAll(new RegExp(`\\b${alias}\\.(\\w+)`, 'g'))].flatMap(([, column = '']) =>
        KEYS.has(column) ? [] : [`${table}.${column}`],
      ),
    );
  let told: Set<string>;
  let text: string;
  let t: TestApp;
  beforeAll(async () => {
    t = await createTestApp();
    const { rows } = await t.db.query<{ quem: string; texto: string }>(
      `select tgrelid::regclass::text as quem, pg_get_triggerdef(oid) as texto from pg_trigger
        where not tgisinternal and tgparentid = 0 and pg_get_triggerdef(oid) like '%avisar_acesso%'`,
    );
    told = new Set(
      rows.flatMap(({ quem, texto }) => [...texto.matchAll(/\bold\.(\w+)/g)].map(([, c]) => `${quem}.${c}`)),
    );
    text = (await loadStatements()).find(({ name }) => name === 'find_sessoes_atuais')?.text ?? '';
  });
  afterAll(() => t.close());

  it('is told when it changes, column by column', () => {
    const read = new Set(readBy(text));
    expect(read.size).toBeGreaterThan(15);
    expect([...read].filter((column) => !told.has(column))).toEqual([]);
  });

  it('planted: a column that nobody tells is found', () => {
    expect(readBy(`${text} p.email`).filter((column) => !told.has(column))).toEqual(['pessoa.email']);
  });
});

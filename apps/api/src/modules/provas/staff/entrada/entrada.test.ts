/** The door of an exam day: the code on the board, wrong ones, and being let in. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { bodyOf, createExam } from '../../../../../test/central_avaliacoes/exam-fixture.ts';
import { readsOf } from '../../../../../test/crawl/reads.ts';
import { readTargets, type Target } from '../../../../../test/security/support/from-contract.ts';
import { createTestApp, world, type Answer, type Client, type TestApp } from '../../../../../test/index.ts';

const NOW = '2026-11-21T12:00:00Z';
const WINDOW: [string, string] = ['2026-11-21T11:00:00Z', '2026-11-21T15:00:00Z'];
const CODE = '042917';
const WRONG = '042918';

let t: TestApp;
let bia: Client;
let ines: Client;
let ta: number;
beforeAll(async () => {
  t = await createTestApp({ agora: NOW });
});
afterAll(() => t.close());
beforeEach(async () => {
  t.clock.set(NOW);
  [bia, ines] = [await t.signIn('bia'), await t.signIn('coord.ines')];
  const exam = await createExam(t.db, {
    turmas: [{ turma_id: world.turmaV2, janelas: [WINDOW] }],
    dias: [{ itens: [{}] }],
  });
  ta = exam.turma_avaliacao_ids[0] ?? 0;
  await t.db.query(
    "update turma_avaliacao_dia set entrada = 'codigo', codigo_entrada = $2 where turma_avaliacao_id = $1",
    [ta, CODE],
  );
});

const room = (part = '') => `/api/v2/central_avaliacoes/${ta}/1${part && `/${part}`}`;
const door = (part = '') => `/api/v2/gestao/provas/${ta}/1/entrada${part && `/${part}`}`;
const start = (codigo?: string, by = bia): Promise<Answer> =>
  by.post(room('inicio'), codigo === undefined ? {} : { codigo });
const read = async (by = ines) => bodyOf('EntradaProva', await by.get(door()));
const attempts = async (): Promise<number> =>
  (await t.db.query('select count(*)::int as n from tentativa where turma_avaliacao_id = $1', [ta])).rows[0].n;
const times = (n: number) => Array.from({ length: n }, (_, index) => index);
const refused = (codigo: string) => ({ status: 409, body: { codigo, campos: [{ campo: 'codigo' }] } });

describe('[MON-7] a start', () => {
  it('needs the code of the board, and afterwards none', async () => {
    expect(bodyOf('Prova', await bia.get(room())).pede_codigo).toBe(true);
    expect(await start()).toMatchObject(refused('codigo_necessario'));
    expect(await start(WRONG)).toMatchObject(refused('codigo_incorreto'));
    expect(await attempts()).toBe(0);
    expect((await start(CODE)).status).toBe(200);
    expect((await start()).status).toBe(200);
    expect(bodyOf('Prova', await bia.get(room())).pede_codigo).toBe(false);
    expect(await attempts()).toBe(1);
  });

  it('is not made by a first answer either', async () => {
    const { rows } = await t.db.query(
      'select i.id::int from avaliacao_item i join turma_avaliacao c on c.avaliacao_id = i.avaliacao_id where c.id = $1',
      [ta],
    );
    const answer = { dia: 1, turma_avaliacao_questao_resposta_id: rows[0]?.id, item_resposta: 1, seq: 1 };
    const saved = await bia.post(`/api/v2/central_avaliacoes/${ta}/resposta`, answer);
    expect(saved).toMatchObject({ status: 409, body: { codigo: 'prova_nao_iniciada' } });
    expect(await attempts()).toBe(0);
  });

  it('of a day without a code asks for none', async () => {
    await t.db.query("update turma_avaliacao_dia set entrada = 'livre' where turma_avaliacao_id = $1", [ta]);
    expect(bodyOf('Prova', await bia.get(room())).pede_codigo).toBe(false);
    expect((await start()).status).toBe(200);
  });

  it('outside the window says so, and counts nothing', async () => {
    t.clock.set('2026-11-21T10:00:00Z');
    expect(await start(WRONG)).toMatchObject({ status: 409, body: { codigo: 'prova_nao_aberta' } });
    expect((await read()).alunos).toEqual([]);
  });
});

describe('[MON-7] wrong codes', () => {
  it('after ten even the right one opens nothing, until staff let the student in', async () => {
    for (const _ of times(10)) expect(await start(WRONG)).toMatchObject(refused('codigo_incorreto'));
    expect(await start(CODE)).toMatchObject(refused('entrada_bloqueada'));
    expect((await read()).alunos).toEqual([
      { turma_aluno_id: world.alunos.bia, erradas: 10, bloqueado: true, admitido_em: null },
    ]);
    const admitted = await ines.post(door('admissao'), { turma_aluno_id: world.alunos.bia });
    expect(bodyOf('EntradaAluno', admitted)).toMatchObject({ bloqueado: false, admitido_em: expect.any(String) });
    expect(bodyOf('Prova', await bia.get(room())).pede_codigo).toBe(false);
    expect((await start()).status).toBe(200);
  });

  it('at once are counted one by one: of thirty, ten are tried', async () => {
    const answers = await Promise.all(times(30).map(() => start(WRONG)));
    const codes = answers.map(({ body }) => Reflect.get(Object(body), 'codigo'));
    expect(codes.filter((codigo) => codigo === 'codigo_incorreto')).toHaveLength(10);
    expect(codes.filter((codigo) => codigo === 'entrada_bloqueada')).toHaveLength(20);
    expect((await read()).alunos[0]?.erradas).toBe(10);
  });

  it('at once with the right one begin one attempt at most', async () => {
    await Promise.all([...times(8).map(() => start(WRONG)), ...times(4).map(() => start(CODE))]);
    expect(await attempts()).toBe(1);
    expect((await read()).alunos[0]?.erradas ?? 0).toBeLessThanOrEqual(8);
  });
});

describe('[MON-7] the board', () => {
  it('reads the code and changes it: the old one opens nothing', async () => {
    expect(await read()).toEqual({ entrada: 'codigo', codigo: CODE, alunos: [] });
    const next = bodyOf('EntradaProva', await ines.post(door('codigo'), {})).codigo ?? '';
    expect(next).toMatch(/^\d{6}$/u);
    expect((await read()).codigo).toBe(next);
    if (next !== CODE) await start(CODE);
    expect((await start(next)).status).toBe(200);
  });

  it('of a day without a code has none, and there is nothing to change', async () => {
    await t.db.query("update turma_avaliacao_dia set entrada = 'livre' where turma_avaliacao_id = $1", [ta]);
    expect(await read()).toEqual({ entrada: 'livre', codigo: null, alunos: [] });
    expect(await ines.post(door('codigo'), {})).toMatchObject({ status: 409, body: { codigo: 'entrada_livre' } });
    expect((await ines.post(door('admissao'), { turma_aluno_id: world.alunos.bia })).status).toBe(409);
  });

  it('lets in only who is in the class', async () => {
    expect((await ines.post(door('admissao'), { turma_aluno_id: world.alunos.ana })).status).toBe(404);
  });

  it.each([
    ['prof.helena', 200],
    ['vida.julia', 200],
    ['dir.otto', 200],
    ['sup.nair', 403],
    ['bia', 403],
  ])('%s gets %i', async (login, status) => {
    expect((await (await t.signIn(login)).get(door())).status).toBe(status);
  });

  it('is 404 for a teacher of other classes', async () => {
    const other = await createExam(t.db, {
      turmas: [{ turma_id: world.turmaV1, janelas: [WINDOW] }],
      dias: [{ itens: [{}] }],
    });
    const helena = await t.signIn('prof.helena');
    expect((await helena.get(`/api/v2/gestao/provas/${other.turma_avaliacao_ids[0]}/1/entrada`)).status).toBe(404);
  });
});

it('[MON-7] the code stands in no answer to a student, in no other answer to staff and in no audit row', async () => {
  const canary = '918273';
  await t.db.query('update turma_avaliacao_dia set codigo_entrada = $2 where turma_avaliacao_id = $1', [ta, canary]);
  const refused = await start(WRONG);
  const known = [{ turma_avaliacao_id: ta, dia_prova: 1, id: 1, season: 1 }];
  /** Every address that a student may read; staff read the code at the door alone. */
  const told = async (client: Client, targets?: Target[]) => {
    const urls = readsOf(known, targets).filter(({ url }) => !url.startsWith(door()));
    const bodies = await Promise.all(urls.map(async ({ url }) => JSON.stringify((await client.get(url)).body)));
    expect(bodies.length).toBeGreaterThan(15);
    return bodies.filter((body) => body.includes(canary));
  };
  expect(await told(bia)).toEqual([]);
  const started = await start(canary);
  expect(await told(bia)).toEqual([]);
  await ines.post(door('admissao'), { turma_aluno_id: world.alunos.bia });
  const ofStaff = readTargets().filter(
    ({ operation: { method, perfis, base, tests } }) =>
      method === 'get' && perfis.has('coordenador') && base === 'v2' && !tests,
  );
  expect(await told(ines, ofStaff)).toEqual([]);
  expect(JSON.stringify([refused.body, started.body])).not.toContain(canary);
  const { rows } = await t.db.query('select * from auditoria');
  expect(JSON.stringify(rows)).not.toContain(canary);
  expect(JSON.stringify(rows)).toContain('aluno_admitido');
  const { rows: kept } = await t.db.query('select * from pedido');
  expect(JSON.stringify(kept)).not.toContain(canary);
});

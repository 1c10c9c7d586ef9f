/** Classes as a school sets them up, with their teachers. */
import { afterAll, beforeEach, describe, expect, it } from 'vitest';

import { bodyOf, createExam } from '../../../../../test/central_avaliacoes/exam-fixture.ts';
import { addPessoa, outcome, send } from '../../../../../test/gestao/staff.ts';
import { createTestApp, world } from '../../../../../test/index.ts';

const t = await createTestApp();
afterAll(t.close);
let otto = await t.signIn('dir.otto');
beforeEach(async () => {
  otto = await t.signIn('dir.otto');
});

const ROOT = `gestao/escolas/${world.escola}`;
const place = { sede_id: 1, serie_id: 1, turno: 4, ano: 2026, versao_aluno: 2 };
const save = (body: object, client = otto) => send(client, 'PUT', `${ROOT}/turmas`, { ...place, ...body });
const several = (codigos: string[], body: object = {}) =>
  send(otto, 'POST', `${ROOT}/turmas/varias`, { ...place, codigos, ...body });
const list = async (query = '', client = otto) =>
  bodyOf('TurmasDaEscola', await client.get(`/api/v2/${ROOT}/turmas${query}`)).turmas;
const one = async (turma_id: number, client = otto) =>
  bodyOf('TurmaDetalhe', await client.get(`/api/v2/gestao/turmas/${turma_id}`));
const codes = async (query = '') => (await list(query)).map(({ codigo }) => codigo);

describe('a class', () => {
  it('is made in every shift, changed, and listed before it has a student', async () => {
    const made = bodyOf('TurmaDetalhe', await save({ codigo: ' 6a ', ano: 2027 }));
    expect(made).toMatchObject({
      turma: { codigo: '6A', turno: 4, ano: 2027, sede_nome: 'Centro', qtde_alunos: 0, versao: 1 },
      professores: [],
      qtde_provas: 0,
    });
    const { turma_id, versao } = made.turma;
    expect(outcome(await save({ turma_id, versao, codigo: '6A', ano: 2027, turno: 1 }))).toBe('200');
    expect(await list('?ano=2027')).toMatchObject([{ turma_id, turno: 1, versao: 2 }]);
    expect(await codes('?ano=2026')).toEqual(['3A', '3B']);
  });

  it.each([
    ['a code of the same year', { codigo: '3a' }, '409 codigo_repetido', 'codigo'],
    ['no visible code', { codigo: '  ' }, '422 codigo_vazio', 'codigo'],
    ['a campus of another school', { codigo: 'Z', sede_id: 2 }, '422 sede_desconhecida', 'sede_id'],
    ['a grade that is not there', { codigo: 'Z', serie_id: 99 }, '422 serie_desconhecida', 'serie_id'],
    [
      'a student as teacher',
      { codigo: 'Z', professores: [{ pessoa_id: 1 }] },
      '422 professor_desconhecido',
      'professores.0.pessoa_id',
    ],
    [
      'a coordinator as teacher',
      { codigo: 'Z', professores: [{ pessoa_id: 8 }] },
      '422 professor_desconhecido',
      'professores.0.pessoa_id',
    ],
    [
      'a teacher twice',
      { codigo: 'Z', professores: [{ pessoa_id: 7 }, { pessoa_id: 7 }] },
      '422 professor_repetido',
      'professores.1.pessoa_id',
    ],
    [
      'an unknown subject',
      { codigo: 'Z', professores: [{ pessoa_id: 7, materia_id: 99 }] },
      '422 materia_desconhecida',
      'professores.0.materia_id',
    ],
    ['a shift of 5', { codigo: 'Z', turno: 5 }, '400 pedido_invalido', 'turno'],
  ])('is refused with %s, at its field', async (_name, body, expected, campo) => {
    const before = await list();
    const refused = await save(body);
    expect(outcome(refused)).toBe(expected);
    expect(refused.body).toMatchObject({ campos: [{ campo }] });
    expect(await list()).toEqual(before);
  });

  it('may have a code again in another year, and not one of another class', async () => {
    expect(outcome(await save({ codigo: '3A', ano: 2025 }))).toBe('200');
    const { turma } = bodyOf('TurmaDetalhe', await save({ codigo: '3C', ano: 2025 }));
    const { turma_id, versao } = turma;
    expect(outcome(await save({ turma_id, versao, codigo: '3A', ano: 2025 }))).toBe('409 codigo_repetido');
    expect(outcome(await save({ turma_id, codigo: '3D', ano: 2025, versao: 9 }))).toBe('409 versao_diferente');
    expect(outcome(await save({ turma_id: 4, codigo: '3D', versao: 1 }))).toBe('404 nao_encontrado');
  });

  it('made twice by one pressed button is one', async () => {
    const headers = { 'content-type': 'application/json', 'idempotency-key': 'uma-turma-so-1' };
    const payload = JSON.stringify({ ...place, codigo: 'IDEM' });
    const call = () => otto.send({ method: 'PUT', url: `/api/v2/${ROOT}/turmas`, payload, headers });
    const [first, again] = [await call(), await call()];
    expect([first.status, again.status, again.body]).toEqual([200, 200, first.body]);
  });
});

describe('several classes at once', () => {
  it('[ESC-11] are made; those that the year has stay untouched, and again makes nothing', async () => {
    const before = await list('?ano=2026');
    const answer = bodyOf('TurmasCriadas', await several(['3A', '9A', '9b', '9A']));
    expect(answer.turmas.map(({ codigo, criada }) => [codigo, criada])).toEqual([
      ['3A', false],
      ['9A', true],
      ['9B', true],
    ]);
    expect(answer.turmas[0]?.turma_id).toBe(world.turmaV1);
    const again = bodyOf('TurmasCriadas', await several(['9A', '9B']));
    expect(again.turmas.map(({ criada }) => criada)).toEqual([false, false]);
    for (const row of before) expect(await list('?ano=2026')).toContainEqual(row);
  });

  it('at the same time by two people are each made once', async () => {
    const wanted = ['8A', '8B', '8C'];
    const answers = await Promise.all([several(wanted), several(wanted), several(wanted)]);
    const made = answers.flatMap((answer) => bodyOf('TurmasCriadas', answer).turmas.filter(({ criada }) => criada));
    expect(made.map(({ codigo }) => codigo).toSorted()).toEqual(wanted);
  });

  it.each([
    ['none', [], '400 pedido_invalido'],
    ['sixty-one', Array.from({ length: 61 }, (_, n) => `K${n}`), '400 pedido_invalido'],
    ['one that shows nothing', [' ', 'K1'], '422 codigo_vazio'],
  ])('%s are refused as a whole', async (_name, codigos, expected) => {
    expect(outcome(await several(codigos))).toBe(expected);
    expect(await codes('?ano=2026')).not.toContain('K1');
  });
});

describe('[ESC-2] the student experience', () => {
  it('stays while somebody of the class takes an exam, and changes afterwards', async () => {
    const { turma_avaliacao_ids } = await createExam(t.db, {
      escola_id: 1,
      turmas: [{ turma_id: world.turmaV2, janelas: [['2026-11-21T11:00:00Z', '2026-11-21T18:00:00Z']] }],
      dias: [{ itens: [{}] }],
    });
    const bia = await t.signIn('bia');
    const start = `central_avaliacoes/${turma_avaliacao_ids[0]}/1/inicio`;
    expect((await send(bia, 'POST', start, {})).status).toBeLessThan(300);
    const { turma, qtde_em_prova } = await one(world.turmaV2);
    expect(qtde_em_prova).toBe(1);
    const { turma_id, codigo, versao } = turma;
    const to = (versao_aluno: number) => save({ turma_id, codigo, versao, turno: 1, versao_aluno });
    const refused = await to(1);
    expect(outcome(refused)).toBe('409 versao_em_prova');
    expect(refused.body).toMatchObject({ campos: [{ campo: 'versao_aluno' }] });
    expect(outcome(await send(otto, 'POST', `${ROOT}/turmas/${turma_id}/arquivamento`, { arquivada: true }))).toBe(
      '409 tem_prova_aberta',
    );
    t.clock.set('2026-11-21T18:00:01Z');
    otto = await t.signIn('dir.otto');
    expect(outcome(await to(1))).toBe('200');
    expect((await one(world.turmaV2)).turma.versao_aluno).toBe(1);
    const { versao: now } = (await one(world.turmaV2)).turma;
    await save({ turma_id, codigo, versao: now, turno: 1, versao_aluno: 2 });
  });
});

describe('an archived class', () => {
  it('vanishes from lists and choices, stays readable and can be taken back', async () => {
    const archive = (arquivada: boolean) =>
      send(otto, 'POST', `${ROOT}/turmas/${world.turmaV1}/arquivamento`, { arquivada });
    const chosen = async () =>
      bodyOf('GestaoTurmaResumoLista', await otto.get('/api/v2/gestao/turmas')).map(({ turma_codigo }) => turma_codigo);
    expect(bodyOf('TurmaDetalhe', await archive(true)).turma.arquivada_em).toBe(t.clock().toISOString());
    expect([await codes('?ano=2026'), await chosen()].flat()).not.toContain('3A');
    expect(await codes('?ano=2026&arquivadas=true')).toContain('3A');
    expect((await one(world.turmaV1)).turma.codigo).toBe('3A');
    expect((await (await t.signIn('ana')).get('/api/v2/sessao')).status).toBe(200);
    await archive(false);
    expect(await chosen()).toContain('3A');
  });
});

describe('the teachers of a class', () => {
  it('are set as a whole; without them a change leaves them as they are', async () => {
    await t.db.query(
      `insert into area_conhecimento (escola_id, nome, nome_curto, codigo) values (1, 'Ciências', 'CN', 'CN')`,
    );
    const { rows } = await t.db.query(
      `insert into materia (escola_id, nome, area_conhecimento_id) select 1, 'Física', id from area_conhecimento where nome = 'Ciências' returning id::int`,
    );
    const materia_id: number = rows[0].id;
    const rita = await addPessoa(t, 1, 'prof.rita', 'professor');
    const { turma_id, codigo, versao } = (await one(world.turmaV2)).turma;
    const change = { turma_id, codigo, turno: 1 };
    const professores = [
      { pessoa_id: 7, materia_id },
      { pessoa_id: rita, valido_ate: '2026-12-18' },
    ];
    const saved = bodyOf('TurmaDetalhe', await save({ ...change, versao, professores }));
    expect(saved.professores).toMatchObject([
      { nome: 'Helena Costa', materia_nome: 'Física', valido_ate: null, ativa: true },
      { nome: 'prof.rita', materia_id: null, valido_ate: '2026-12-18', ativa: true },
    ]);
    expect(saved.turma).toMatchObject({ qtde_professores: 2, qtde_materias: 1 });
    await save({ ...change, versao: saved.turma.versao });
    expect((await one(turma_id)).professores).toHaveLength(2);
    await save({ ...change, versao: saved.turma.versao + 1, professores: [{ pessoa_id: 7 }] });
    expect((await one(turma_id)).professores).toMatchObject([{ nome: 'Helena Costa', materia_id: null }]);
  });

  it('see their own classes only', async () => {
    const helena = await t.signIn('prof.helena');
    expect((await list('?ano=2026', helena)).map(({ codigo }) => codigo)).toEqual(['3B']);
    expect(outcome(await helena.get(`/api/v2/gestao/turmas/${world.turmaV1}`))).toBe('404 nao_encontrado');
    expect((await one(world.turmaV2, helena)).turma.codigo).toBe('3B');
    expect(outcome(await save({ codigo: 'MINHA' }, helena))).toBe('403 acesso_negado');
  });
});

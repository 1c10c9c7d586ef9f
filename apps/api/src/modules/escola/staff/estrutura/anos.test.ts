/** School years and their cycles. */
import { afterAll, describe, expect, it } from 'vitest';

import { bodyOf } from '../../../../../test/central_avaliacoes/exam-fixture.ts';
import { outcome, send } from '../../../../../test/gestao/staff.ts';
import { createTestApp, world } from '../../../../../test/index.ts';

const t = await createTestApp();
afterAll(t.close);
const otto = await t.signIn('dir.otto');

const ROOT = `gestao/escolas/${world.escola}`;
const year = { inicio: '2026-02-02', fim: '2026-12-18', situacao: 'ativo', ciclos: [] };
const save = (ano: number, body: object) => send(otto, 'PUT', `${ROOT}/anos_letivos/${ano}`, { ...year, ...body });
const read = async (ano: number) => bodyOf('AnoLetivo', await otto.get(`/api/v2/${ROOT}/anos_letivos/${ano}`));
const cycle = (numero_referencia: number, inicio: string, fim: string) => ({ numero_referencia, inicio, fim });
const first = cycle(1, '2026-02-02', '2026-04-30');
const second = cycle(2, '2026-05-01', '2026-07-10');

describe('a school year', () => {
  it('takes over the cycles that exams made, with their classes; a year that is not there is none', async () => {
    expect(outcome(await otto.get(`/api/v2/${ROOT}/anos_letivos/2026`))).toBe('404 nao_encontrado');
    expect(outcome(await save(2026, { ciclos: [second, first] }))).toBe('200');
    expect(await read(2026)).toEqual({
      ...year,
      ano: 2026,
      ciclos: [
        { ciclo_id: world.ciclo, ...first },
        { ciclo_id: expect.any(Number) as number, ...second },
      ],
      qtde_turmas: 2,
      versao: 1,
    });
    const { rows } = await t.db.query('select id::int from ciclo where escola_id = 1 and numero_referencia = 1');
    expect(rows).toEqual([{ id: world.ciclo }]);
  });

  it('loses a cycle that is left out, or only its days where an exam belongs to it', async () => {
    await t.db.query(
      `insert into avaliacao (escola_id, codigo, descricao, ciclo_id)
       select 1, 'S1', 'Simulado', id from ciclo where escola_id = 1 and numero_referencia = 1`,
    );
    await save(2026, { versao: 1, ciclos: [] });
    expect((await read(2026)).ciclos).toEqual([
      { ciclo_id: world.ciclo, numero_referencia: 1, inicio: null, fim: null },
    ]);
  });

  it.each([
    ['a day of two cycles', { ciclos: [first, { ...second, inicio: '2026-04-30' }] }, 'ciclos_sobrepostos', 'ciclos.1'],
    ['a cycle outside', { ciclos: [{ ...first, inicio: '2026-02-01' }] }, 'fora_do_ano', 'ciclos.0'],
    ['a number twice', { ciclos: [first, { ...second, numero_referencia: 1 }] }, 'ciclo_repetido', 'ciclos.1'],
    ['an end before the beginning', { fim: '2026-01-01' }, 'datas_invertidas', 'fim'],
  ])('is refused with %s, at its field', async (_name, body, codigo, campo) => {
    const before = await read(2026);
    const refused = await save(2026, { versao: before.versao, ...body });
    expect(outcome(refused)).toBe(`422 ${codigo}`);
    expect(refused.body).toMatchObject({ campos: [{ campo, codigo }] });
    expect(await read(2026)).toEqual(before);
  });

  it('is one that is active; the other is closed first', async () => {
    const next = { inicio: '2027-02-01', fim: '2027-12-17' };
    const refused = await save(2027, next);
    expect(outcome(refused)).toBe('409 outro_ano_ativo');
    expect(refused.body).toMatchObject({ campos: [{ campo: 'situacao' }], message: expect.stringContaining('2026') });
    expect(outcome(await save(2027, { ...next, situacao: 'planejado' }))).toBe('200');
    const { versao } = await read(2026);
    expect(outcome(await save(2026, { versao, situacao: 'encerrado' }))).toBe('200');
    expect(outcome(await save(2027, { ...next, versao: 1 }))).toBe('200');
    const list = bodyOf('AnoLetivoLista', await otto.get(`/api/v2/${ROOT}/anos_letivos`));
    expect(list.map(({ ano, situacao }) => `${ano} ${situacao}`)).toEqual(['2027 ativo', '2026 encerrado']);
  });

  it('changes once for two who save over each other', async () => {
    const { versao } = await read(2027);
    const next = { inicio: '2027-02-01', fim: '2027-12-17', versao };
    const answers = await Promise.all([save(2027, next), save(2027, next)]);
    expect(answers.map(outcome).toSorted()).toEqual(['200', '409 versao_diferente']);
    expect(outcome(await save(2027, { ...next, versao: undefined }))).toBe('409 versao_diferente');
  });

  it('[ESC-1] that is closed has classes that are read only', async () => {
    const place = { sede_id: 1, serie_id: 1, turno: 1, ano: 2026, versao_aluno: 2 };
    for (const [method, path, body] of [
      ['PUT', 'turmas', { ...place, codigo: 'NOVA' }],
      ['PUT', 'turmas', { ...place, codigo: '3A', turma_id: 1, versao: 1 }],
      ['PUT', 'turmas', { ...place, codigo: '3A', turma_id: 1, versao: 1, ano: 2027 }],
      ['POST', 'turmas/varias', { ...place, codigos: ['NOVA'] }],
    ] as const)
      expect(outcome(await send(otto, method, `${ROOT}/${path}`, body))).toBe('409 ano_encerrado');
    const options = { vidas_ativas: false, pular_ativo: false };
    expect(outcome(await send(otto, 'PUT', `gestao/turmas/1/opcoes`, options))).toBe('409 ano_encerrado');
    expect(outcome(await send(otto, 'PUT', `${ROOT}/turmas`, { ...place, codigo: 'NOVA', ano: 2027 }))).toBe('200');
  });
});

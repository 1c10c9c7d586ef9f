/** Campuses and grades as a school sets them up. */
import { afterAll, describe, expect, it } from 'vitest';

import { bodyOf } from '../../../../../test/central_avaliacoes/exam-fixture.ts';
import { outcome, send } from '../../../../../test/gestao/staff.ts';
import { createTestApp, world } from '../../../../../test/index.ts';

const t = await createTestApp();
afterAll(t.close);
const otto = await t.signIn('dir.otto');

const ROOT = `gestao/escolas/${world.escola}`;
const saveSede = (body: object) => send(otto, 'PUT', `${ROOT}/sedes`, body);
const saveSerie = (body: object) => send(otto, 'PUT', `${ROOT}/series`, body);
const archive = (path: string, arquivada: boolean) => send(otto, 'POST', `${ROOT}/${path}/arquivamento`, { arquivada });
const sedes = async (query = '') => bodyOf('GestaoSedeLista', await otto.get(`/api/v2/${ROOT}/sedes${query}`));
const series = async () => bodyOf('GestaoSerieLista', await otto.get(`/api/v2/${ROOT}/series`));

describe('a campus', () => {
  it('is made, changed and read with the number of its classes', async () => {
    const made = bodyOf('GestaoSede', await saveSede({ nome: ' Água  Verde ', codigo_inep: '35000001' }));
    expect(made).toMatchObject({ nome: 'Água Verde', qtde_turmas: 0, codigo_inep: '35000001', versao: 1 });
    const { sede_id, versao } = made;
    const changed = bodyOf('GestaoSede', await saveSede({ sede_id, versao, nome: 'Água Verde', id_externo: 'S-1' }));
    expect(changed).toEqual({ ...made, id_externo: 'S-1', versao: 2 });
    expect(await sedes()).toContainEqual(changed);
    expect(await sedes()).toContainEqual(expect.objectContaining({ nome: 'Centro', qtde_turmas: 2 }));
  });

  it.each([
    ['a name of another, case and accents aside', { nome: 'CENTRO' }, '409 nome_repetido'],
    ['an external key of another', { nome: 'Norte', id_externo: 'S-1' }, '409 id_externo_repetido'],
    ['a name that shows nothing', { nome: '\u3164 .' }, '422 nome_vazio'],
    ['a census number of seven digits', { nome: 'Norte', codigo_inep: '3500000' }, '400 pedido_invalido'],
    ['a campus of another school', { sede_id: 2, nome: 'Norte', versao: 1 }, '404 nao_encontrado'],
    ['an old version', { sede_id: 1, nome: 'Norte', versao: 9 }, '409 versao_diferente'],
    ['a change that names no version', { sede_id: 1, nome: 'Norte' }, '409 versao_diferente'],
  ])('is refused with %s, and nothing changes', async (_name, body, expected) => {
    const before = await sedes('?arquivadas=true');
    expect(outcome(await saveSede(body))).toBe(expected);
    expect(await sedes('?arquivadas=true')).toEqual(before);
  });

  it('of twenty with one name, made at once, is one', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => saveSede({ nome: 'Polo Sul' })));
    const refused = Array.from({ length: 19 }, () => '409 nome_repetido');
    expect(answers.map(outcome).toSorted()).toEqual(['200', ...refused]);
  });

  it('stays in use while it has classes, which are named', async () => {
    const refused = await archive('sedes/1', true);
    expect(outcome(refused)).toBe('409 tem_turmas_ativas');
    expect(refused.body).toMatchObject({
      campos: [
        { campo: 'arquivada.0', codigo: 'tem_turmas_ativas', erro: '3A · 2026' },
        { campo: 'arquivada.1', erro: '3B · 2026' },
      ],
    });
  });

  it('vanishes from choices when it is archived, stays readable and can be taken back', async () => {
    const { sede_id } = bodyOf('GestaoSede', await saveSede({ nome: 'Antiga' }));
    expect(bodyOf('GestaoSede', await archive(`sedes/${sede_id}`, true)).arquivada_em).toBe(t.clock().toISOString());
    const named = (list: { nome: string }[]) => list.map(({ nome }) => nome);
    expect(named(await sedes())).not.toContain('Antiga');
    expect(named(await sedes('?arquivadas=true'))).toContain('Antiga');
    const place = { sede_id, serie_id: 1, turno: 1, ano: 2026, versao_aluno: 2 };
    expect(outcome(await send(otto, 'PUT', `${ROOT}/turmas`, { ...place, codigo: 'X' }))).toBe('422 sede_desconhecida');
    await archive(`sedes/${sede_id}`, false);
    expect(named(await sedes())).toContain('Antiga');
  });
});

describe('grades', () => {
  it('[ESC-14] come with one button; again it makes nothing, and those of the same name stay', async () => {
    const before = await series();
    expect(before.map(({ nome }) => nome)).toEqual(['3ª série']);
    const make = () => send(otto, 'POST', `${ROOT}/series/padrao`, { etapas: ['fundamental_2', 'medio'] });
    expect((await make()).body).toEqual({ qtde_criadas: 6 });
    expect((await make()).body).toEqual({ qtde_criadas: 0 });
    const after = await series();
    expect(after.map(({ nome, etapa }) => `${nome} ${etapa}`)).toEqual([
      '6º ano fundamental_2',
      '7º ano fundamental_2',
      '8º ano fundamental_2',
      '9º ano fundamental_2',
      '1ª série medio',
      '2ª série medio',
      '3ª série outra',
    ]);
    expect(after).toContainEqual(before[0]);
  });

  it('are changed and ordered by their place', async () => {
    const made = bodyOf('GestaoSerie', await saveSerie({ nome: 'EJA', nivel_ordem: 99, etapa: 'outra' }));
    const { serie_id, versao } = made;
    await saveSerie({ serie_id, versao, nome: 'EJA 1', nivel_ordem: 5, etapa: 'fundamental_1' });
    expect((await series())[0]).toMatchObject({ nome: 'EJA 1', nivel_ordem: 5, versao: 2 });
    expect(outcome(await archive(`series/${serie_id}`, true))).toBe('200');
    expect((await series())[0]?.nome).toBe('6º ano');
  });

  it.each([
    ['a name of another', { nome: '3ª SÉRIE', nivel_ordem: 3, etapa: 'medio' }, '409 nome_repetido'],
    ['a place of 100', { nome: 'Z', nivel_ordem: 100, etapa: 'medio' }, '400 pedido_invalido'],
    ['an unknown stage', { nome: 'Z', nivel_ordem: 3, etapa: 'tecnico' }, '400 pedido_invalido'],
  ])('are refused with %s', async (_name, body, expected) => {
    expect(outcome(await saveSerie(body))).toBe(expected);
  });

  it('with classes in use are not archived', async () => {
    expect(outcome(await archive('series/1', true))).toBe('409 tem_turmas_ativas');
  });
});

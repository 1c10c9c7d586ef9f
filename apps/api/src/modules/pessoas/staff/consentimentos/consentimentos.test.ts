/** Legal basis and consent per student (school §8, rules CON). */
import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';

import { createTestApp, world, type Client } from '../../../../../test/index.ts';
import { tables } from '../../../../../test/tables.ts';

const t = await createTestApp();
afterAll(() => t.close());

const LIST = `/api/v2/gestao/escolas/${world.escola}/consentimentos`;
const ofAluno = (turma_aluno_id: number) => `/api/v2/gestao/alunos/${turma_aluno_id}`;
const { bia, bruno, zeca } = world.alunos;

type Registro = {
  consentimento_id: number;
  finalidade: string;
  concedido: boolean;
  em: string;
  revogado_em: string | null;
};
type Aluno = {
  turma_aluno_id: number;
  situacao: string;
  base_legal: string;
  da_escola: boolean;
  registros: Registro[];
};
type Pagina = { resumo: Record<string, number>; alunos: Aluno[] };

let otto: Client;
const setBase = (base_legal: string, id = bia) =>
  otto.send({ method: 'PUT', url: `${ofAluno(id)}/base_legal`, payload: { base_legal } });
const give = async (finalidade: string, concedido: boolean, more: object = {}): Promise<Aluno> =>
  Object(
    (await otto.post(`${ofAluno(bia)}/consentimentos`, { finalidade, concedido, por_nome: 'Rosa Souza', ...more }))
      .body,
  );
const revoke = (consentimento_id: number, by = otto) =>
  by.post(`${ofAluno(bia)}/consentimentos/${consentimento_id}/revogacao`, { motivo: 'A família pediu' });
const list = async (query = ''): Promise<Pagina> => Object((await otto.get(`${LIST}${query}`)).body);
const isHidden = async () => {
  const { rows } = await tables(t.db).execute(sql`select ranking_oculto from pessoa where nome = 'Beatriz Souza'`);
  return Object(rows[0]).ranking_oculto;
};

beforeEach(async () => {
  await tables(t.db).execute(sql`delete from consentimento`);
  await tables(t.db).execute(sql`update pessoa set base_legal = null, base_legal_em = null, ranking_oculto = false`);
  await tables(t.db).execute(sql`update escola set configuracao = configuracao - 'base_legal'`);
  otto = await t.signIn('dir.otto');
});

describe('[CON-1] the basis of a student', () => {
  it('is that of the school until one is recorded, and without one the student is missing', async () => {
    const before = await list();
    expect(before.resumo).toMatchObject({ alunos: before.alunos.length, falta: before.alunos.length, em_dia: 0 });
    await tables(t.db).execute(sql`update escola set configuracao = configuracao || '{"base_legal": "contrato"}'`);
    expect((await list()).resumo).toMatchObject({ falta: 0, em_dia: before.alunos.length });
    expect((await setBase('consentimento')).body).toMatchObject({
      base_legal: 'consentimento',
      da_escola: false,
      situacao: 'falta',
    });
    expect((await list('?situacao=falta')).alunos.map(({ turma_aluno_id }) => turma_aluno_id)).toEqual([bia]);
  });

  it('asks for consent only where consent is the basis; the names of earlier releases count as their successors', async () => {
    await setBase('consentimento');
    expect((await give('uso', true)).situacao).toBe('em_dia');
    await tables(t.db).execute(
      sql`update pessoa set base_legal = 'consentimento_responsavel' where nome = 'Beatriz Souza'`,
    );
    expect((await list('?busca=beatriz')).alunos).toMatchObject([{ base_legal: 'consentimento', situacao: 'em_dia' }]);
  });
});

describe('[CON-2] consent that is refused or revoked', () => {
  it('asks the school to end the access where consent is the only basis, and hides the name in rankings', async () => {
    await setBase('consentimento');
    const { registros } = await give('uso', true, { em: '2026-02-09', documento_versao: '2026-1' });
    expect(registros).toMatchObject([
      {
        finalidade: 'uso',
        concedido: true,
        em: '2026-02-09T03:00:00.000Z',
        documento_versao: '2026-1',
        revogado_em: null,
      },
    ]);
    expect(await isHidden()).toBe(false);
    const revoked = await revoke(registros[0]?.consentimento_id ?? 0);
    expect(revoked.body).toMatchObject({ situacao: 'encerrar', registros: [{ revogado_em: t.clock().toISOString() }] });
    expect(await isHidden()).toBe(true);
    expect((await list('?situacao=encerrar')).resumo).toMatchObject({ encerrar: 1 });
  });

  it('goes on with another basis; only what is optional stops', async () => {
    await setBase('execucao_de_politica_publica');
    expect((await give('imagem', false)).situacao).toBe('recusado');
    expect(await isHidden()).toBe(true);
    expect((await give('comunicacao', true)).situacao).toBe('recusado');
    expect((await give('imagem', true)).situacao).toBe('em_dia');
  });

  it('adds rows and changes none: the history of a student holds all of them, newest first', async () => {
    await give('uso', true);
    await give('uso', false);
    const { registros } = await give('imagem', true);
    expect(registros.map(({ finalidade, concedido }) => [finalidade, concedido])).toEqual([
      ['imagem', true],
      ['uso', false],
      ['uso', true],
    ]);
    // The list holds the newest of each purpose.
    expect((await list('?busca=beatriz')).alunos[0]?.registros).toHaveLength(2);
    const [, refused, given] = registros;
    expect((await revoke(given?.consentimento_id ?? 0)).status).toBe(200);
    for (const one of [refused, given])
      expect(await revoke(one?.consentimento_id ?? 0)).toMatchObject({
        status: 409,
        body: { codigo: 'consentimento_encerrado' },
      });
    expect((await revoke(999_999)).status).toBe(404);
  });
});

it('refuses a day to come and a name of nothing', async () => {
  const post = (more: object) =>
    otto.post(`${ofAluno(bia)}/consentimentos`, { finalidade: 'uso', concedido: true, por_nome: 'Rosa', ...more });
  expect(await post({ em: '2999-01-01' })).toMatchObject({ status: 422, body: { codigo: 'em_no_futuro' } });
  expect(await post({ por_nome: '\u200B' })).toMatchObject({ status: 422, body: { codigo: 'nome_vazio' } });
});

it('is of the heads of the own school alone', async () => {
  const answered: Record<string, number> = {};
  for (const login of ['prof.helena', 'coord.ines', 'vida.julia', 'sup.nair', 'gestao.lia', 'dir.otto', 'admin.rui'])
    answered[login] = (await (await t.signIn(login)).get(`${ofAluno(bruno)}/consentimentos`)).status;
  expect(answered).toEqual({
    'prof.helena': 403,
    'coord.ines': 403,
    'vida.julia': 403,
    'sup.nair': 403,
    'gestao.lia': 200,
    'dir.otto': 200,
    'admin.rui': 200,
  });
  expect((await otto.get(`${ofAluno(zeca)}/consentimentos`)).status).toBe(404);
});

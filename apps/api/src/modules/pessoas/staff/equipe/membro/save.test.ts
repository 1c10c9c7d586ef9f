/** Many accounts of the staff at once, as a file brings them. */
import { sql } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';

import { createTestApp, world } from '../../../../../../test/index.ts';
import { tables } from '../../../../../../test/tables.ts';
import { tenant } from '../../../../../database/tenant.ts';
import { SEM_SENHA } from '../../../login/senha.ts';
import type { MembroEscrito } from './regras.ts';
import { saveMembros, type Escrito } from './save.ts';

const t = await createTestApp();
afterAll(() => t.close());

const escrita = { sessao: null, origem: 'csv', senha: null, agora: new Date('2026-11-28T12:00:00Z') } as const;
const write = (rows: readonly MembroEscrito[]): Promise<readonly Escrito[]> =>
  tenant(t.db, world.escola).transaction((tx) => saveMembros(tx, rows, escrita));
const idsOf = (feitos: readonly Escrito[]): number[] =>
  feitos.flatMap((feito) => ('pessoa_id' in feito ? [feito.pessoa_id] : []));
const told = (feitos: readonly Escrito[]): string[] =>
  feitos.map((feito) => (feito.feito === 'recusado' ? feito.codigo : feito.feito));

const pessoa = (n: number, more: object = {}): MembroEscrito => ({
  pessoa_id: null,
  nome: `Docente ${n}`,
  login: `docente.${n}`,
  perfil: 'professor',
  id_externo: `D${n}`,
  turma_ids: [world.turmaV1, world.turmaV2],
  ...more,
});

it('makes many without a password, and an unknown password opens none; again they are the same', async () => {
  const rows = Array.from({ length: 200 }, (_, n) => pessoa(n));
  const made = await write(rows);
  expect(new Set(told(made))).toEqual(new Set(['criado']));
  const { rows: stored } = await tables(t.db).execute(
    sql`select count(*) as n from pessoa where senha_hash = ${SEM_SENHA} and senha_inicial and origem = 'csv'`,
  );
  expect(Number(Object(stored[0]).n)).toBe(200);
  const signIn = await t.anonymous.post('/api/v2/login/', { user: { login: 'docente.7', password: SEM_SENHA } });
  expect(signIn).toMatchObject({ status: 401, body: { erro: 'Credenciais inválidas.' } });
  const again = rows.map(({ pessoa_id: _none, ...row }, n) => ({ ...row, pessoa_id: idsOf(made)[n] ?? 0 }));
  expect(new Set(told(await write(again)))).toEqual(new Set(['igual']));
});

it('tells each refusal by its code, and writes the others', async () => {
  const feitos = await write([
    pessoa(300),
    pessoa(301, { login: 'docente.300' }),
    pessoa(302, { id_externo: 'D300' }),
    pessoa(303, { login: 'bia' }),
    pessoa(304, { turma_ids: [4] }),
    { pessoa_id: 999_999, nome: 'Ninguém' },
    pessoa(305),
  ]);
  expect(told(feitos)).toEqual([
    'criado',
    'login_em_uso',
    'id_externo_em_uso',
    'login_em_uso',
    'turma_desconhecida',
    'nao_encontrado',
    'criado',
  ]);
});

it('leaves what is left out, and moves the classes that are named', async () => {
  const [pessoa_id = 0] = idsOf(await write([pessoa(400, { email: 'd400@escola.teste', materia_id: null })]));
  expect(told(await write([{ pessoa_id, turma_ids: [world.turmaV2], valido_ate: '2026-12-18' }]))).toEqual([
    'alterado',
  ]);
  const { rows } = await tables(t.db).execute(
    sql`select p.nome, p.email, p.versao, x.turma_id::int, x.valido_ate::text from pessoa p
          join turma_professor x on x.pessoa_id = p.id where p.id = ${pessoa_id}`,
  );
  expect(rows).toEqual([
    { nome: 'Docente 400', email: 'd400@escola.teste', versao: 2, turma_id: world.turmaV2, valido_ate: '2026-12-18' },
  ]);
});

it('[EQU-3] never takes both heads of a school in one batch', async () => {
  const { rows } = await tables(t.db).execute(
    sql`select id::int from pessoa where escola_id = ${world.escola} and perfil in ('diretor', 'gestao_escola') order by id`,
  );
  const heads = rows.map((row) => ({ pessoa_id: Number(Object(row).id), perfil: 'professor' as const }));
  expect(heads.length).toBeGreaterThan(1);
  const last = heads.length - 1;
  expect(told(await write(heads))).toEqual(heads.map((_, n) => (n === last ? 'ultimo_responsavel' : 'alterado')));
});

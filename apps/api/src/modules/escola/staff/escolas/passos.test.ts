import { sql } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';

import { bodyOf } from '../../../../../test/central_avaliacoes/exam-fixture.ts';
import { outcome } from '../../../../../test/gestao/staff.ts';
import { createTestApp, world } from '../../../../../test/index.ts';
import { tables } from '../../../../../test/tables.ts';

const t = await createTestApp();
afterAll(t.close);

const PATH = `/api/v2/gestao/escolas/${world.escola}/primeiros_passos`;
const passos = async (login = 'dir.otto') => bodyOf('PrimeirosPassos', await (await t.signIn(login)).get(PATH));

it.each([
  ['bia', '403 acesso_negado'],
  ['prof.helena', '403 acesso_negado'],
  ['coord.ines', '403 acesso_negado'],
  ['vida.julia', '403 acesso_negado'],
  ['sup.nair', '403 acesso_negado'],
  ['gestao.lia', '200'],
  ['dir.otto', '200'],
  ['admin.rui', '200'],
])('%s: %s', async (login, expected) => {
  expect(outcome(await (await t.signIn(login)).get(PATH))).toBe(expected);
});

it('another school is found by admin only', async () => {
  const path = '/api/v2/gestao/escolas/2/primeiros_passos';
  expect(outcome(await (await t.signIn('dir.otto')).get(path))).toBe('404 nao_encontrado');
  expect(outcome(await (await t.signIn('admin.rui')).get(path))).toBe('200');
});

it('counts what stands: neither what is archived, nor who left, nor who asks', async () => {
  const before = await passos();
  expect(before).toMatchObject({ escola_nome: 'Escola Aurora', fuso_horario: 'America/Sao_Paulo', ano: null });
  expect(before.qtde_turmas).toBeGreaterThan(0);
  const run = (query: ReturnType<typeof sql>) => tables(t.db).execute(query);
  await run(
    sql`update turma set arquivada_em = now() where (escola_id, id) in (select escola_id, min(id) from turma where escola_id = 1 group by 1)`,
  );
  await run(sql`update pessoa set ativa = false where escola_id = 1 and nome = 'Helena Duarte'`);
  await run(
    sql`insert into ano_letivo (escola_id, ano, inicio, fim, situacao) values (1, 2026, '2026-02-01', '2026-12-15', 'ativo')`,
  );
  const after = await passos();
  expect(after.qtde_turmas).toBe(before.qtde_turmas - 1);
  expect(after.qtde_equipe).toBe(before.qtde_equipe - 1);
  expect(after.ano).toBe(2026);
  await run(sql`update pessoa set ativa = true where escola_id = 1`);
  // Each sees the other and not the own account.
  expect((await passos('gestao.lia')).qtde_equipe).toBe(before.qtde_equipe);
});

import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';

import { chainHead } from '../../../escola/auditoria.ts';
import { pessoa } from '../../../../database/schema/index.ts';
import { tenant } from '../../../../database/tenant.ts';
import { createTestApp, world } from '../../../../../test/index.ts';
import { actsAfter, outcome, send } from '../../../../../test/gestao/staff.ts';
import { tables } from '../../../../../test/tables.ts';

const t = await createTestApp();
afterAll(t.close);

const school = tenant(t.db, world.escola);
const motivo = 'Apelido ofensivo a um colega';
const stored = async (id: number) => {
  const [row] = await tables(t.db).select().from(pessoa).where(eq(pessoa.id, id));
  return row && { nome_social: row.nome_social, ranking_oculto: row.ranking_oculto };
};
const ordem = async () => (await chainHead(school))?.ordem ?? 0;

beforeEach(async () => {
  await tables(t.db).update(pessoa).set({ nome_social: 'Feio', ranking_oculto: false });
});

describe('a social name', () => {
  const path = (id: number) => `gestao/alunos/${id}/nome_social`;

  it('is removed with a reason; the audit keeps the reason without the name, and the student may choose a new one', async () => {
    const before = await ordem();
    const julia = await t.signIn('vida.julia');
    const answer = await send(julia, 'POST', path(world.alunos.bia), { motivo });
    expect(answer.body).toEqual({ message: 'Apelido retirado. O aluno pode escolher outro.' });
    expect(await stored(world.pessoas.bia)).toMatchObject({ nome_social: null });
    expect(await stored(world.pessoas.bruno)).toMatchObject({ nome_social: 'Feio' });
    // A second call, when there is no name, gets the same response and is audited too.
    expect((await send(julia, 'POST', path(world.alunos.bia), { motivo })).status).toBe(200);
    const acts = await actsAfter(school, before);
    expect(acts).toHaveLength(2);
    expect(acts[0]).toMatchObject({
      acao: 'nome_social_retirado',
      ator_id: 6,
      perfil_real: 'gestao_vida',
      turma_aluno_id: 3,
      pessoa_id: 3,
      motivo,
      detalhe: {},
    });
    expect(JSON.stringify(acts)).not.toContain('Feio');
  });

  it.each([
    ['prof.helena', 3, '403 acesso_negado'],
    ['dir.otto', 3, '403 acesso_negado'],
    ['sup.nair', 3, '403 acesso_negado'],
    ['vida.julia', 7, '404 nao_encontrado'],
    ['vida.julia', 999, '404 nao_encontrado'],
  ])('%s about %i: %s', async (login, id, expected) => {
    expect(outcome(await send(await t.signIn(login), 'POST', path(id), { motivo }))).toBe(expected);
    expect(await stored(id === 7 ? 15 : 3)).toMatchObject({ nome_social: 'Feio' });
  });

  it('admin removes it in another school too', async () => {
    expect((await send(await t.signIn('admin.rui'), 'POST', path(7), { motivo })).status).toBe(200);
    expect(await actsAfter(tenant(t.db, 2), 0)).toMatchObject([{ ator_escola_id: 1, perfil_real: 'admin', motivo }]);
  });

  it('needs a reason', async () => {
    expect((await send(await t.signIn('vida.julia'), 'POST', path(3), {})).status).toBe(400);
  });
});

describe('a name in rankings', () => {
  const put = async (login: string, id: number, oculto = true) =>
    send(await t.signIn(login), 'PUT', `gestao/alunos/${id}/ranking`, { oculto });

  it('is hidden and shown again', async () => {
    const before = await ordem();
    expect((await put('prof.helena', world.alunos.bia)).body).toEqual({ turma_aluno_id: 3, oculto: true });
    expect(await stored(world.pessoas.bia)).toMatchObject({ ranking_oculto: true });
    expect((await put('coord.ines', world.alunos.bia, false)).body).toEqual({ turma_aluno_id: 3, oculto: false });
    expect(await stored(world.pessoas.bia)).toMatchObject({ ranking_oculto: false });
    expect(await actsAfter(school, before)).toMatchObject([
      { acao: 'ranking_aluno', perfil_real: 'professor', turma_aluno_id: 3, pessoa_id: 3, detalhe: { oculto: true } },
      { acao: 'ranking_aluno', perfil_real: 'coordenador', detalhe: { oculto: false } },
    ]);
  });

  it.each([
    ['a teacher of another class', 'prof.helena', 1, 1, '404 nao_encontrado'],
    ['another school', 'coord.ines', 7, 15, '404 nao_encontrado'],
    ['a supervisor', 'sup.nair', 3, 3, '403 acesso_negado'],
    ['the student', 'bia', 3, 3, '403 acesso_negado'],
  ])('is not changed by %s', async (_name, login, id, pessoa_id, expected) => {
    expect(outcome(await put(login, id))).toBe(expected);
    expect(await stored(pessoa_id)).toMatchObject({ ranking_oculto: false });
  });
});

import { sql } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { afterAll, describe, expect, it } from 'vitest';

import { verifyChain } from '../../escola/auditoria.ts';
import { auditoria, supervisor_escola } from '../../../database/schema/index.ts';
import { tenant } from '../../../database/tenant.ts';
import { createTestApp, tokenOf, world } from '../../../../test/index.ts';
import { tables } from '../../../../test/tables.ts';

const { anonymous, signIn, openView, withToken, db, clock, close } = await createTestApp();
afterAll(close);

const { ana, bia, caio, dora, doraAntiga, zeca } = world.alunos;
const URL = '/api/v2/sessao/contexto';
const open = async (login: string, turma_aluno_id: number, modo = 'professor') =>
  (await signIn(login)).post(URL, { turma_aluno_id, modo, motivo: 'Reunião com a família' });
const school = tenant(db, world.escola);

describe('POST sessao/contexto', () => {
  it('opens a view with both identities and the mode, and leaves the original session open', async () => {
    const julia = await signIn('vida.julia');
    const answer = await julia.post(URL, { turma_aluno_id: bia, modo: 'aluno', motivo: 'Ajuda na prova' });
    const token = tokenOf(answer);
    expect(answer.body).toEqual({ token, data: { token }, shouldChangePassword: false });
    expect(decodeJwt(token)).toMatchObject({
      perfil: 'aluno',
      perfil_real: 'gestao_vida',
      turma_aluno_id: bia,
      ator_id: 6,
      metadata: { email: 'vida.julia@exemplo.br', escola_id: 1 },
    });
    expect((await withToken(token).get('/api/v2/sessao')).body).toMatchObject({
      perfil: 'aluno',
      perfil_real: 'gestao_vida',
      modo: 'aluno',
      ator_nome: 'Júlia Prado',
      aluno_nome: 'Beatriz Souza',
      turma_aluno_id: bia,
      versao: 2,
      limite_em: '2026-11-21T13:00:00.000Z',
    });
    expect((await julia.get('/api/v2/sessao')).body).toMatchObject({ modo: null, ator_nome: null, aluno_nome: null });
  });

  const nobody = 999_999;
  it.each([
    ['a teacher: own class', 'prof.helena', bia, 200],
    ["a teacher: another's class", 'prof.helena', ana, 404],
    ['a coordinator: own school', 'coord.ines', ana, 200],
    ['a coordinator: another school', 'coord.ines', zeca, 404],
    ['a director: own school', 'dir.otto', ana, 200],
    ['a director: another school', 'dir.otto', zeca, 404],
    ['school management: another school', 'gestao.lia', zeca, 404],
    ['life management: own school', 'vida.julia', ana, 200],
    ['life management: another school', 'vida.julia', zeca, 404],
    ['a supervisor: own school', 'sup.nair', ana, 200],
    ['a supervisor: a school not assigned', 'sup.nair', zeca, 404],
    ['an admin: any school', 'admin.rui', zeca, 200],
    ['an admin: an enrolment that does not exist', 'admin.rui', nobody, 404],
    ['a past enrolment of a student', 'coord.ines', doraAntiga, 200],
    ['an enrolment that was transferred', 'coord.ines', caio, 200],
  ])('%s', async (_name, login, turma_aluno_id, status) => {
    expect((await open(login, turma_aluno_id)).status).toBe(status);
  });

  it('a supervisor reaches an assigned school', async () => {
    const [nair] = (await tables(db).execute<{ id: number }>(sql`select id from pessoa where nome = 'Nair Pinto'`))
      .rows;
    await tables(school)
      .insert(supervisor_escola)
      .values({ pessoa_id: Number(nair?.id), outra_escola_id: world.outraEscola });
    expect((await open('sup.nair', zeca)).status).toBe(200);
    await tables(school).delete(supervisor_escola);
  });

  it('a refusal does not reveal whether the student exists', async () => {
    const [there, nowhere] = await Promise.all([open('vida.julia', zeca), open('vida.julia', nobody)]);
    expect(there.body).toEqual(nowhere.body);
    expect(there.body).toMatchObject({ message: 'Aluno não encontrado' });
  });

  it.each(['prof.helena', 'coord.ines', 'admin.rui', 'gestao.lia', 'dir.otto', 'sup.nair'])(
    '%s may only look',
    async (login) => {
      expect(await open(login, bia, 'aluno')).toMatchObject({ status: 422, body: { codigo: 'modo_nao_permitido' } });
    },
  );

  it('is refused to a student, to a caller who is not signed in, and from a view: views do not nest', async () => {
    const body = { turma_aluno_id: dora, modo: 'professor' };
    expect((await anonymous.post(URL, body)).status).toBe(401);
    expect((await (await signIn('bia')).post(URL, body)).status).toBe(403);
    for (const modo of ['aluno', 'professor'] as const) {
      const view = await openView(await signIn('vida.julia'), bia, modo);
      expect(await view.post(URL, body)).toMatchObject({ status: 403, body: { codigo: 'visao_aberta' } });
      expect((await view.get('/api/v2/gestao_acompanhamento')).status).toBe(403);
    }
  });

  it("is audited in the student's school, with both people and the reason", async () => {
    const other = tenant(db, world.outraEscola);
    const before = (await tables(other).select().from(auditoria)).length;
    await open('admin.rui', zeca);
    const rows = await tables(other).select().from(auditoria).orderBy(auditoria.ordem);
    expect(rows).toHaveLength(before + 1);
    expect(rows.at(-1)).toMatchObject({
      acao: 'contexto_aberto',
      ator_escola_id: 1,
      perfil_real: 'admin',
      turma_aluno_id: zeca,
      motivo: 'Reunião com a família',
      detalhe: { modo: 'professor' },
    });
    expect(await verifyChain(other)).toMatchObject({ sound: true });
    expect(await verifyChain(school)).toMatchObject({ sound: true });
  });
});

describe('a view', () => {
  it('of another school acts in that school', async () => {
    const view = await openView(await signIn('admin.rui'), zeca);
    expect((await view.get('/api/v2/sessao')).body).toMatchObject({ escola_id: 2, aluno_nome: 'José Maia' });
    expect((await view.get('/api/v2/users/contas')).body).toMatchObject({ nome: 'José Maia' });
  });

  it('ends after an hour, even in use, and does not renew itself', async () => {
    const view = await openView(await signIn('vida.julia'), bia, 'aluno');
    clock.advance(59 * 60_000);
    const late = await view.get('/api/v2/sessao');
    expect(late.status).toBe(200);
    expect(late.headers['authorization']).toBeUndefined();
    clock.advance(61_000);
    expect((await view.get('/api/v2/sessao')).status).toBe(401);
  });

  it.each([
    ['own school', 'vida.julia', bia],
    ['another school', 'admin.rui', zeca],
  ])('ends with its original session, and can be closed without ending that: %s', async (_name, login, aluno) => {
    const base = await signIn(login);
    const [left, kept] = [await openView(base, aluno), await openView(base, aluno)];
    expect((await left.post('/api/v2/logout')).status).toBe(200);
    expect((await left.get('/api/v2/sessao')).status).toBe(401);
    expect((await kept.get('/api/v2/sessao')).status).toBe(200);
    await base.post('/api/v2/logout');
    expect((await kept.get('/api/v2/sessao')).status).toBe(401);
  });

  it('that only looks writes nothing; one that acts leaves an audit row before each write', async () => {
    const julia = await signIn('vida.julia');
    const count = async () => (await tables(school).select().from(auditoria)).length;
    const [looks, acts] = [await openView(julia, bia), await openView(julia, bia, 'aluno')];
    const before = await count();
    const start = '/api/v2/central_avaliacoes/1/1/inicio';
    expect(await looks.post(start)).toMatchObject({ status: 403, body: { codigo: 'somente_leitura' } });
    expect(await count()).toBe(before);
    expect((await acts.post(start)).status).toBe(404);
    expect(await count()).toBe(before + 1);
    const rows = await tables(school).select().from(auditoria).orderBy(auditoria.ordem);
    expect(rows.at(-1)).toMatchObject({
      acao: 'escrita_como_aluno',
      perfil_real: 'gestao_vida',
      modo: 'aluno',
      turma_aluno_id: bia,
      detalhe: { operacao: 'startProva' },
    });
  });
});

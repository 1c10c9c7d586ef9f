import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';

import { pesquisa_resposta } from '../../../../database/schema/index.ts';
import { tenant } from '../../../../database/tenant.ts';
import { createTestApp, world, type Client } from '../../../../../test/index.ts';
import { createExam } from '../../../../../test/central_avaliacoes/exam-fixture.ts';
import { tables } from '../../../../../test/tables.ts';

const { anonymous, signIn, openView, db, clock, close } = await createTestApp();
afterAll(close);

const school = tenant(db, world.escola);
const asked = async (client: Client) => (await client.get('/api/v2/pesquisa')).body;
const answer = (client: Client, body: object) => client.post('/api/v2/pesquisa/resposta', body);

describe('the survey', () => {
  it('keeps a mark and a comment, and asks again after 90 days', async () => {
    expect(await asked(await signIn('bia'))).toEqual({ mostrar: true });
    const sent = await answer(await signIn('bia'), { nota: 9, comentario: '  Gosto das fases. ' });
    expect(sent.body).toEqual({ message: 'Recebemos sua resposta. Agradecemos!' });
    const [row] = await tables(school).select().from(pesquisa_resposta);
    expect(row).toMatchObject({ pessoa_id: world.pessoas.bia, nota: 9, comentario: 'Gosto das fases.' });
    expect(await asked(await signIn('bia'))).toEqual({ mostrar: false });
    clock.advance(90 * 86_400_000 - 1);
    expect(await asked(await signIn('bia'))).toEqual({ mostrar: false });
    clock.advance(1);
    expect(await asked(await signIn('bia'))).toEqual({ mostrar: true });
  });

  it('is not asked again after a postponement', async () => {
    const ana = await signIn('ana');
    expect((await answer(ana, { nota: null })).status).toBe(200);
    expect(await asked(ana)).toEqual({ mostrar: false });
  });

  it('is stored once for twenty answers sent together', async () => {
    const bruno = await signIn('bruno');
    const statuses = await Promise.all(
      Array.from({ length: 20 }, async () => (await answer(bruno, { nota: 5 })).status),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 403)).toHaveLength(19);
  });

  it('is not asked when the school switched it off', async () => {
    await tables(db).execute(sql`update escola set configuracao = '{"pesquisa": false}' where id = 2`);
    const zeca = await signIn('zeca');
    expect(await asked(zeca)).toEqual({ mostrar: false });
    expect(await answer(zeca, { nota: 1 })).toMatchObject({ status: 403, body: { codigo: 'pesquisa_indisponivel' } });
  });

  it('is asked of staff too, but not in the view of a student, in either mode', async () => {
    const julia = await signIn('vida.julia');
    expect(await asked(julia)).toEqual({ mostrar: true });
    for (const modo of ['aluno', 'professor'] as const) {
      const view = await openView(julia, world.alunos.dora, modo);
      expect(await asked(view)).toEqual({ mostrar: false });
      expect(await answer(view, { nota: 10 })).toMatchObject({ status: 403, body: { codigo: 'somente_leitura' } });
    }
  });

  it('waits for the end of an exam, whether the student delivers it or the deadline closes it', async () => {
    clock.set('2026-11-21T12:30:00Z');
    const exam = await createExam(db, {
      escola_id: world.escola,
      turmas: [{ turma_id: world.turmaV2, janelas: [['2026-11-21T12:00:00Z', '2026-11-21T18:00:00Z']] }],
      dias: [{ itens: [{}], duracao_minutos: 60 }],
    });
    const dora = await signIn('dora');
    expect(await asked(dora)).toEqual({ mostrar: true });
    expect((await dora.post(`/api/v2/central_avaliacoes/${exam.turma_avaliacao_ids[0]}/1/inicio`)).status).toBe(200);
    expect(await asked(dora)).toEqual({ mostrar: false });
    expect((await answer(dora, { nota: 10 })).status).toBe(403);
    clock.advance(60 * 60_000);
    expect(await asked(dora)).toEqual({ mostrar: true });
  });

  it.each([
    ['no mark', {}],
    ['a mark above 10', { nota: 11 }],
    ['half a mark', { nota: 7.5 }],
    ['an unknown field', { nota: 7, pessoa_id: 1 }],
  ])('refuses %s', async (_name, body) => {
    expect((await answer(await signIn('dora'), body)).status).toBe(400);
  });

  it('needs a session', async () => {
    expect((await anonymous.get('/api/v2/pesquisa')).status).toBe(401);
    expect((await answer(anonymous, { nota: 1 })).status).toBe(401);
  });
});

/** Text answers: marked with points, counted from then on, and never marked twice unnoticed. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import type { components } from '@luneta/openapi';

import { resposta_subjetiva } from '../../../../database/schema/index.ts';
import { tenant } from '../../../../database/tenant.ts';
import { createTestApp, world, type Answer, type Client, type TestApp } from '../../../../../test/index.ts';
import { endExams } from '../../../../../test/exam-jobs.ts';
import { bodyOf, createExam } from '../../../../../test/central_avaliacoes/exam-fixture.ts';
import { tables } from '../../../../../test/tables.ts';

const JANELA: [string, string] = ['2026-11-21T12:00:00Z', '2026-11-21T13:00:00Z'];
type Subjetiva = components['schemas']['Subjetiva'];

let t: TestApp;
let ines: Client;
let bia: Client;
beforeAll(async () => {
  t = await createTestApp({ agora: '2026-11-21T12:10:00Z' });
  [ines, bia] = [await t.signIn('coord.ines'), await t.signIn('bia')];
});
beforeEach(() => t.clock.set('2026-11-21T12:10:00Z'));
afterAll(() => t.close());

const isList = (body: unknown): body is Subjetiva[] => Array.isArray(body);
const list = async (by: Client, query = ''): Promise<Subjetiva[]> => {
  const { status, body } = await by.get(`/api/v2/gestao/respostas_subjetivas${query}`);
  expect(status).toBe(200);
  return isList(body) ? body : [];
};
const mark = (by: Client, id: number, body: object = {}): Promise<Answer> =>
  by.send({
    method: 'PUT',
    url: `/api/v2/gestao/respostas_subjetivas/${id}/correcao`,
    payload: JSON.stringify({ pontuacao_correcao: 1.5, comentario_correcao: 'Faltou a luz.', versao: 0, ...body }),
    headers: { 'content-type': 'application/json' },
  });
const runJobs = () => endExams(t);

/** Two items of Bia: the first has a key and was answered right; the second is a text worth two points. */
async function written(): Promise<{ ta: number; id: number }> {
  t.clock.set('2026-11-21T12:10:00Z');
  const exam = await createExam(t.db, {
    turmas: [{ turma_id: world.turmaV2, janelas: [JANELA] }],
    dias: [{ itens: [{ gabarito: 'A' }, { gabarito: null, subjetiva: true, enunciado: '<p>Explique a Lua.</p>' }] }],
  });
  const ta = exam.turma_avaliacao_ids[0] ?? 0;
  const item = exam.itens[1]?.item_id ?? 0;
  await t.db.query('update avaliacao_item set pontuacao = 2 where id = $1', [item]);
  await bia.post(`/api/v2/central_avaliacoes/${ta}/resposta`, {
    turma_avaliacao_questao_resposta_id: exam.itens[0]?.item_id,
    item_resposta: 1,
    dia: 1,
  });
  const { rows } = await t.db.query('select id from tentativa where turma_avaliacao_id = $1', [ta]);
  const [row] = await tables(tenant(t.db, 1))
    .insert(resposta_subjetiva)
    .values({
      tentativa_id: Number(rows[0].id),
      avaliacao_item_id: item,
      texto: 'Ela gira.',
      palavras: 2,
      seq: 1,
      gravada_em: t.clock(),
    })
    .returning();
  return { ta, id: row?.id ?? 0 };
}
const write = (ta: number, item_id: number, texto_resposta: string) =>
  bia.post(`/api/v2/central_avaliacoes/${ta}/resposta_subjetiva`, {
    turma_avaliacao_questao_resposta_id: item_id,
    texto_resposta,
    dia: 1,
  });
const over = async () => {
  t.clock.set('2026-11-21T13:02:01Z');
  await runJobs();
};
const result = async (ta: number) => bodyOf('Resultado', await bia.get(`/api/v2/resultados/${ta}`));

describe('listRespostasSubjetivas', () => {
  it('shows texts of attempts that are over, under a code', async () => {
    const { ta, id } = await written();
    expect(await list(ines, `?turma_avaliacao_id=${ta}`)).toEqual([]);
    expect((await mark(ines, id)).status).toBe(404);
    await over();
    const [row] = await list(ines, `?turma_avaliacao_id=${ta}`);
    expect(row).toMatchObject({
      resposta_subjetiva_id: id,
      numero: 2,
      enunciado: '<p>Explique a Lua.</p>',
      texto_resposta: 'Ela gira.',
      pontuacao_avaliacao: 2,
      pontuacao_correcao: null,
      versao: 0,
    });
    expect(row?.codigo).toMatch(/^S-[A-Z0-9]{6}$/);
    expect(JSON.stringify(row)).not.toMatch(/turma_aluno|Beatriz|gabarito|comentario"/);
    expect(await t.statements.count(() => list(ines))).toBe(3);
    expect((await (await t.signIn('dir.otto')).get('/api/v2/gestao/respostas_subjetivas')).status).toBe(403);
    expect((await ines.get('/api/v2/gestao/respostas_subjetivas?escola_id=2')).status).toBe(404);
  });
});

describe('saveCorrecaoSubjetiva', () => {
  it('counts from then on, as a fraction of the points of the item', async () => {
    const { ta, id } = await written();
    await over();
    // The text is left out until it is marked, so one item of one counts.
    expect(await result(ta)).toMatchObject({ nota: 10 });
    expect((await mark(ines, id)).body).toMatchObject({
      pontuacao_correcao: 1.5,
      comentario_correcao: 'Faltou a luz.',
      versao: 1,
    });
    await runJobs();
    const { nota, questoes } = await result(ta);
    expect(nota).toBe(((1 + 1.5 / 2) / 2) * 10);
    expect(questoes[1]).toMatchObject({
      subjetiva: true,
      percentual_pontuacao_correcao: 0.75,
      pontuacao_correcao: 3.75,
      pontuacao_avaliacao: 5,
      acertou: null,
    });
    await mark(ines, id, { pontuacao_correcao: 0, versao: 1 });
    await runJobs();
    expect(await result(ta)).toMatchObject({ nota: 5 });
    expect((await list(ines)).map((row) => row.resposta_subjetiva_id)).not.toContain(id);
    expect((await list(ines, '?situacao=corrigida')).map((row) => row.resposta_subjetiva_id)).toContain(id);
    const { rows } = await t.db.query(
      `select * from auditoria where acao = 'subjetiva_corrigida' order by id desc limit 1`,
    );
    expect(rows[0]).toMatchObject({
      perfil_real: 'coordenador',
      turma_aluno_id: null,
      detalhe: { resposta_subjetiva_id: id, versao: 2 },
    });
  });

  it('does not wait for a blank text: it is worth 0 at once and is not offered for marking', async () => {
    const exam = await createExam(t.db, {
      turmas: [{ turma_id: world.turmaV2, janelas: [JANELA] }],
      dias: [
        {
          itens: [
            { gabarito: 'A' },
            { gabarito: null, subjetiva: true },
            { gabarito: null, subjetiva: true },
            { gabarito: null, subjetiva: true },
          ],
        },
      ],
    });
    const ta = exam.turma_avaliacao_ids[0] ?? 0;
    const [option, never, cleared, text] = exam.itens.map(({ item_id }) => item_id);
    await bia.post(`/api/v2/central_avaliacoes/${ta}/resposta`, {
      turma_avaliacao_questao_resposta_id: option,
      item_resposta: 1,
      dia: 1,
    });
    await write(ta, cleared ?? 0, 'Um texto.');
    await write(ta, cleared ?? 0, ' \n\t');
    await write(ta, text ?? 0, 'Ela gira.');
    await over();
    expect(never).toBeDefined();
    // One right, two blank, and one waiting: one of three.
    const { nota, questoes } = await result(ta);
    expect(nota).toBeCloseTo(10 / 3, 10);
    expect(questoes.map((row) => row.percentual_pontuacao_correcao)).toEqual([null, 0, 0, null]);
    expect((await list(ines, `?turma_avaliacao_id=${ta}`)).map((row) => row.texto_resposta)).toEqual(['Ela gira.']);
  });

  it('that came second finds the mark that stands by the id of the answer', async () => {
    const { id } = await written();
    await over();
    await mark(ines, id);
    expect(await mark(await t.signIn('prof.helena'), id, { pontuacao_correcao: 1 })).toMatchObject({ status: 409 });
    const standing = await list(ines, `?situacao=-1&resposta_subjetiva_id=${id}`);
    expect(standing).toMatchObject([{ pontuacao_correcao: 1.5, comentario_correcao: 'Faltou a luz.', versao: 1 }]);
  });

  it('one of many simultaneous calls with the same version number wins', async () => {
    const { id } = await written();
    await over();
    const many = async (versao: number) =>
      (
        await Promise.all(Array.from({ length: 12 }, (_, n) => mark(ines, id, { versao, pontuacao_correcao: n / 10 })))
      ).map(({ status }) => status);
    expect((await many(0)).filter((status) => status === 200)).toHaveLength(1);
    expect((await many(1)).filter((status) => status === 200)).toHaveLength(1);
    expect(await many(1)).toEqual(Array.from({ length: 12 }, () => 409));
  });

  it('refuses more points than the item has, and profiles without the right', async () => {
    const { id } = await written();
    await over();
    expect(await mark(ines, id, { pontuacao_correcao: 2.01 })).toMatchObject({
      status: 422,
      body: { codigo: 'pontuacao_acima' },
    });
    expect((await mark(ines, id, { pontuacao_correcao: -1 })).status).toBe(400);
    expect((await mark(bia, id)).status).toBe(403);
    expect((await mark(await t.signIn('gestao.lia'), id)).status).toBe(403);
    expect((await mark(t.anonymous, id)).status).toBe(401);
    expect((await mark(await t.signIn('prof.helena'), id)).status).toBe(200);
    await t.db.query('delete from turma_professor');
    expect((await mark(await t.signIn('prof.helena'), id, { versao: 1 })).status).toBe(404);
  });
});

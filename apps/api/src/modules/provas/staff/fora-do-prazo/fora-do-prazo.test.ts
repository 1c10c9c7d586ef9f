/**
 * Answers that came after deadline and tolerance: staff see that they came, not their content, and decide whether they
 * count.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import type { components } from '@luneta/openapi';

import { computeResultados } from '../../../../jobs/compute-resultados.ts';
import { closeTentativas } from '../../../../jobs/close-tentativas.ts';
import { createTestApp, world, type Answer, type Client, type TestApp } from '../../../../../test/index.ts';
import { bodyOf, createExam, type Exam } from '../../../../../test/central_avaliacoes/exam-fixture.ts';

const JANELA: [string, string] = ['2026-11-21T12:00:00Z', '2026-11-21T15:00:00Z'];
const motivo = 'O aparelho ficou sem internet';

let t: TestApp;
let ines: Client;
let bia: Client;
beforeAll(async () => {
  t = await createTestApp({ agora: '2026-11-21T12:00:00Z' });
  [ines, bia] = [await t.signIn('coord.ines'), await t.signIn('bia')];
});
beforeEach(() => t.clock.set('2026-11-21T12:00:00Z'));
afterAll(() => t.close());

type Late = components['schemas']['ForaDoPrazo'];
const isList = (body: unknown): body is Late[] => Array.isArray(body);
const listOf = ({ status, body }: Answer): Late[] => {
  expect(status).toBe(200);
  return isList(body) ? body : [];
};
const url = (exam: Exam) => `/api/v2/gestao/provas/${exam.turma_avaliacao_ids[0]}/1/fora_do_prazo`;
const list = async (exam: Exam) => listOf(await ines.get(url(exam)));
const decide = (exam: Exam, ids: number[], contar: boolean, by = ines) =>
  by.post(`${url(exam)}/decisao`, { respostas: ids, contar, motivo });
const stored = async (exam: Exam) =>
  (
    await t.db.query(
      'select item_resposta from resposta where avaliacao_item_id = any($1) order by avaliacao_item_id',
      [exam.itens.map((item) => item.item_id)],
    )
  ).rows.map((row) => row.item_resposta);

/** Bia answers 5 to the first item in time, and both items too late. Results are held until 15h30. */
async function lateExam(liberar_em = '2026-11-21T18:00:00Z'): Promise<Exam> {
  t.clock.set('2026-11-21T12:00:00Z');
  const exam = await createExam(t.db, {
    turmas: [{ turma_id: world.turmaV2, janelas: [JANELA] }],
    dias: [{ itens: [{ gabarito: 'A' }, { gabarito: 'B' }], duracao_minutos: 60 }],
    liberar_em,
  });
  const send = (index: number, item_resposta: number, seq: number, respondida_em?: string) =>
    bia.post(`/api/v2/central_avaliacoes/${exam.turma_avaliacao_ids[0]}/resposta`, {
      turma_avaliacao_questao_resposta_id: exam.itens[index]?.item_id,
      item_resposta,
      dia: 1,
      seq,
      ...(respondida_em && { respondida_em }),
    });
  expect((await send(0, 5, 1)).status).toBe(200);
  t.clock.set('2026-11-21T13:05:12Z');
  expect((await send(0, 3, 2)).status).toBe(409);
  expect((await send(0, 1, 3, '2026-11-21T12:58:40Z')).status).toBe(409);
  expect((await send(1, 2, 1)).status).toBe(409);
  return exam;
}

describe('listForaDoPrazo', () => {
  it('shows the newest answer of each item and how late it came, without the chosen option', async () => {
    const exam = await lateExam();
    const rows = await list(exam);
    expect(rows).toMatchObject([
      {
        turma_aluno_id: world.alunos.bia,
        aluno_nome: 'Beatriz Souza',
        numero: 1,
        atraso: 312,
        decisao: 'pendente',
        respondida_em: '2026-11-21T12:58:40.000Z',
        recebida_em: '2026-11-21T13:05:12.000Z',
      },
      { numero: 2, atraso: 312, decisao: 'pendente', respondida_em: null },
    ]);
    expect(Object.keys(rows[0] ?? {})).not.toContain('item_resposta');
  });
});

describe('setForaDoPrazo', () => {
  it('replaces the stored answer, and restores it', async () => {
    const exam = await lateExam();
    const [first, second] = await list(exam);
    const ids = [first?.resposta_atrasada_id ?? 0, second?.resposta_atrasada_id ?? 0];
    expect(listOf(await decide(exam, ids, true)).map((row) => row.decisao)).toEqual(['contada', 'contada']);
    expect(await stored(exam)).toEqual([1, 2]);
    await decide(exam, ids, true);
    expect(listOf(await decide(exam, ids, false)).map((row) => row.decisao)).toEqual([
      'deixada_de_fora',
      'deixada_de_fora',
    ]);
    expect(await stored(exam)).toEqual([5, null]);
    await decide(exam, ids, false);
    expect(await stored(exam)).toEqual([5, null]);
    await Promise.all(Array.from({ length: 10 }, () => decide(exam, ids, true)));
    expect(await stored(exam)).toEqual([1, 2]);
    const { rows } = await t.db.query(`select * from auditoria where acao = 'fora_do_prazo_decidido' order by id`);
    expect(rows.length).toBeGreaterThanOrEqual(14);
    expect(rows[0]).toMatchObject({ motivo, detalhe: { contar: true, respostas: 2, mudaram: 2 } });
  });

  it('changes results that are held, and none that are released', async () => {
    const exam = await lateExam();
    const ids = (await list(exam)).map((row) => row.resposta_atrasada_id);
    t.clock.set('2026-11-21T15:05:00Z');
    const context = () => ({ db: t.db, agora: t.clock(), log: t.app.log });
    await closeTentativas.run(context());
    await computeResultados.run(context());
    const nota = async () =>
      (
        await t.db.query('select nota from resultado where turma_avaliacao_id = $1 and turma_aluno_id = $2', [
          exam.turma_avaliacao_ids[0],
          world.alunos.bia,
        ])
      ).rows[0]?.nota;
    expect(await nota()).toBe(0);
    await decide(exam, ids, true);
    await computeResultados.run(context());
    expect(await nota()).toBe(10);
    t.clock.set('2026-11-21T18:00:01Z');
    // Released results cannot be held again (LIB-3), so the message does not ask to hold them first.
    expect(await decide(exam, ids, false)).toMatchObject({
      status: 409,
      body: {
        codigo: 'resultado_liberado',
        message: 'O resultado já saiu: o que chegou fora do prazo não pode mais mudar.',
      },
    });
    expect(bodyOf('Resultado', await bia.get(`/api/v2/resultados/${exam.turma_avaliacao_ids[0]}`)).nota).toBe(10);
  });

  it('refuses rows of another exam, all or nothing, and profiles without the right', async () => {
    const [exam, other] = [await lateExam(), await lateExam()];
    const [own] = await list(exam);
    const [foreign] = await list(other);
    const ids = [own?.resposta_atrasada_id ?? 0, foreign?.resposta_atrasada_id ?? 0];
    expect((await decide(exam, ids, true)).status).toBe(404);
    expect(await stored(exam)).toEqual([5]);
    const helena = await t.signIn('prof.helena');
    expect((await helena.get(url(exam))).status).toBe(200);
    expect((await decide(exam, ids.slice(0, 1), true, helena)).status).toBe(403);
    expect((await decide(exam, ids.slice(0, 1), true, bia)).status).toBe(403);
    expect((await decide(exam, ids.slice(0, 1), true, t.anonymous)).status).toBe(401);
    const elsewhere = await createExam(t.db, {
      escola_id: 2,
      turmas: [{ turma_id: 4, janelas: [JANELA] }],
      dias: [{ itens: [{}] }],
    });
    expect((await ines.get(url(elsewhere))).status).toBe(404);
  });
});

describe('texts that came too late', () => {
  /** An item with text and an essay, each written once in time and once too late. */
  async function lateTexts(): Promise<Exam> {
    t.clock.set('2026-11-21T12:00:00Z');
    const exam = await createExam(t.db, {
      turmas: [{ turma_id: world.turmaV2, janelas: [JANELA] }],
      dias: [{ itens: [{ subjetiva: true, gabarito: null }], redacao: true, duracao_minutos: 60 }],
      liberar_em: '2026-11-21T18:00:00Z',
    });
    const url = `/api/v2/central_avaliacoes/${exam.turma_avaliacao_ids[0]}`;
    const answer = (texto_resposta: string, seq: number) =>
      bia.post(`${url}/resposta_subjetiva`, {
        turma_avaliacao_questao_resposta_id: exam.itens[0]?.item_id,
        texto_resposta,
        dia: 1,
        seq,
      });
    const essay = (texto_redacao: string, seq: number) =>
      bia.post(`${url}/${exam.propostas[0]}/resposta_redacao`, { texto_redacao, seq });
    expect([(await answer('cedo', 1)).status, (await essay('Cedo, no prazo.', 1)).status]).toEqual([200, 200]);
    t.clock.set('2026-11-21T13:05:12Z');
    expect([(await answer('tarde demais', 2)).status, (await essay('Tarde.', 2)).status]).toEqual([409, 409]);
    expect((await essay('Tarde, mas inteira.', 3)).status).toBe(409);
    return exam;
  }
  const texts = async (exam: Exam) => {
    const { rows } = await t.db.query(
      `select s.texto as resposta, s.palavras as palavras_resposta, e.texto as redacao, e.palavras
         from tentativa t join resposta_subjetiva s on s.tentativa_id = t.id join redacao e on e.tentativa_id = t.id
        where t.turma_avaliacao_id = $1`,
      [exam.turma_avaliacao_ids[0]],
    );
    return rows[0] as unknown;
  };
  const CEDO = { resposta: 'cedo', palavras_resposta: 1, redacao: 'Cedo, no prazo.', palavras: 3 };

  it('are listed like any late answer, the essay without a number, and never with their text', async () => {
    const rows = await list(await lateTexts());
    expect(rows).toMatchObject([
      { tipo: 'questao', numero: 1, atraso: 312, decisao: 'pendente' },
      { tipo: 'redacao', numero: null, atraso: 312, decisao: 'pendente' },
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/arde/);
  });

  it('replace the stored text when they are counted, and restore it when they are left out', async () => {
    const exam = await lateTexts();
    const ids = (await list(exam)).map((row) => row.resposta_atrasada_id);
    expect(await texts(exam)).toEqual(CEDO);
    await decide(exam, ids, true);
    const counted = { resposta: 'tarde demais', palavras_resposta: 2, redacao: 'Tarde, mas inteira.', palavras: 3 };
    expect(await texts(exam)).toEqual(counted);
    await decide(exam, ids, true);
    expect(listOf(await decide(exam, ids, false)).map((row) => row.decisao)).toEqual([
      'deixada_de_fora',
      'deixada_de_fora',
    ]);
    expect(await texts(exam)).toEqual(CEDO);
    await decide(exam, ids, false);
    await Promise.all(Array.from({ length: 6 }, () => decide(exam, ids, true)));
    expect(await texts(exam)).toEqual(counted);
    await decide(exam, ids, false);
    expect(await texts(exam)).toEqual(CEDO);
  });

  it('do not replace a text whose marking has begun', async () => {
    const exam = await lateTexts();
    const [, essay] = await list(exam);
    const { rows } = await t.db.query('select id::int from tentativa where turma_avaliacao_id = $1', [
      exam.turma_avaliacao_ids[0],
    ]);
    t.clock.set('2026-11-21T15:03:00Z');
    await closeTentativas.run({ db: t.db, agora: t.clock(), log: t.app.log });
    const draft = { competencias: [], comentario: '', concluir: false, versao: 0 };
    const begun = await ines.send({
      method: 'PUT',
      url: `/api/v2/gestao/redacoes/${rows[0].id}/correcao`,
      payload: JSON.stringify(draft),
      headers: { 'content-type': 'application/json' },
    });
    expect(begun.status).toBe(200);
    expect(await decide(exam, [essay?.resposta_atrasada_id ?? 0], true)).toMatchObject({
      status: 409,
      body: { codigo: 'correcao_iniciada' },
    });
    expect(await texts(exam)).toEqual(CEDO);
  });
});

/**
 * Security C10: foreign ids in any position of any exam or result call neither read nor change data of another student,
 * class or school.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { computeAvaliacao } from '../../../../jobs/compute-resultados.ts';
import { createTestApp, world, type Client, type TestApp } from '../../../../../test/index.ts';
import { bodyOf, createExam, type Exam } from '../../../../../test/central_avaliacoes/exam-fixture.ts';

const JANELA: [string, string] = ['2026-11-21T12:00:00Z', '2026-11-21T18:00:00Z'];

let t: TestApp;
let client: Record<'bia' | 'bruno' | 'ana' | 'zeca', Client>;
let exam: Exam;
let turma_avaliacao_id: number;
beforeAll(async () => {
  t = await createTestApp({ agora: '2026-11-21T12:30:00Z' });
  client = {
    bia: await t.signIn('bia'),
    bruno: await t.signIn('bruno'),
    ana: await t.signIn('ana'),
    zeca: await t.signIn('zeca'),
  };
  exam = await createExam(t.db, {
    turmas: [{ turma_id: world.turmaV2, janelas: [JANELA] }],
    solicitar_idioma: true,
    dias: [{ itens: [{ enunciado: '<p>SEGREDO-DA-BIA</p>' }, {}], redacao: true }],
  });
  turma_avaliacao_id = exam.turma_avaliacao_ids[0] ?? 0;
  const url = `/api/v2/central_avaliacoes/${turma_avaliacao_id}`;
  await client.bia.post(`${url}/resposta`, {
    turma_avaliacao_questao_resposta_id: exam.itens[0]?.item_id,
    item_resposta: 2,
    dia: 1,
    seq: 7,
  });
  await client.bia.post(`${url}/${exam.propostas[0]}/resposta_redacao`, { texto_redacao: 'O texto da Bia.', seq: 7 });
});
afterAll(() => t.close());

const gets = () => [
  `avaliacoes/${exam.avaliacao_id}/info`,
  `central_avaliacoes/${turma_avaliacao_id}/1`,
  `central_avaliacoes/${turma_avaliacao_id}/1/resumo`,
  `central_avaliacoes/${turma_avaliacao_id}/1/questoes`,
  `banco_questoes/${exam.itens[0]?.questao_id}`,
  `resultados/${turma_avaliacao_id}`,
  `resultados/${turma_avaliacao_id}/questoes/${exam.itens[0]?.questao_id}`,
];
const posts = (): [string, object][] => [
  [`central_avaliacoes/${turma_avaliacao_id}/1/inicio`, {}],
  [`central_avaliacoes/${turma_avaliacao_id}/1/fechamento_prova`, {}],
  [
    `central_avaliacoes/${turma_avaliacao_id}/resposta`,
    { turma_avaliacao_questao_resposta_id: exam.itens[0]?.item_id, item_resposta: 5, dia: 1, seq: 99 },
  ],
  [`central_avaliacoes/${turma_avaliacao_id}/lingua_estrangeira`, { lingua_estrangeira: 2 }],
  [
    `central_avaliacoes/${turma_avaliacao_id}/${exam.propostas[0]}/resposta_redacao`,
    { texto_redacao: 'Outro.', seq: 99 },
  ],
];

/** Everything stored of Bia's attempt, as text. */
async function ofBia(): Promise<string> {
  const { rows } = await t.db.query(
    `select t.*, (select json_agg(r) from resposta r where r.tentativa_id = t.id) as respostas,
            (select json_agg(r) from redacao r where r.tentativa_id = t.id) as redacoes from tentativa t where t.turma_aluno_id = $1`,
    [world.alunos.bia],
  );
  return JSON.stringify(rows);
}

describe.each([
  ['zeca', 'school'],
  ['ana', 'class'],
] as const)('%s, of another %s', (login, _place) => {
  it('reads nothing of the exam', async () => {
    for (const path of gets()) expect([path, (await client[login].get(`/api/v2/${path}`)).status]).toEqual([path, 404]);
    expect(JSON.stringify((await client[login].get('/api/v2/avaliacoes')).body)).not.toContain(
      `"turma_avaliacao_id":${turma_avaliacao_id},`,
    );
  });

  it('changes nothing of the exam', async () => {
    const before = await ofBia();
    for (const [path, body] of posts())
      expect([path, (await client[login].post(`/api/v2/${path}`, body)).status]).toEqual([path, 404]);
    expect(await ofBia()).toBe(before);
  });
});

it('a classmate works on an attempt of their own', async () => {
  const before = await ofBia();
  for (const [path, body] of posts().toReversed()) await client.bruno.post(`/api/v2/${path}`, body);
  expect(await ofBia()).toBe(before);
  const resumo = JSON.stringify(
    (await client.bruno.get(`/api/v2/central_avaliacoes/${turma_avaliacao_id}/1/resumo`)).body,
  );
  expect(resumo).not.toContain('O texto da Bia.');
});

it.each([
  ['another student', world.alunos.bia],
  ['another school', world.alunos.zeca],
  ['nobody', 999_999],
])('naming %s in turma_aluno_id is refused on every call', async (_name, id) => {
  const before = await ofBia();
  const statuses = [];
  for (const path of gets()) statuses.push((await client.bruno.get(`/api/v2/${path}?turma_aluno_id=${id}`)).status);
  for (const [path, body] of posts())
    statuses.push((await client.bruno.post(`/api/v2/${path}?turma_aluno_id=${id}`, body)).status);
  expect(new Set(statuses)).toEqual(new Set([403]));
  expect(await ofBia()).toBe(before);
});

it('an item of another exam of the same class is refused, even when both are open', async () => {
  const other = await createExam(t.db, {
    turmas: [{ turma_id: world.turmaV2, janelas: [JANELA] }],
    dias: [{ itens: [{}] }],
  });
  await client.bia.post(`/api/v2/central_avaliacoes/${other.turma_avaliacao_ids[0]}/1/inicio`);
  const url = `/api/v2/central_avaliacoes/${other.turma_avaliacao_ids[0]}/resposta`;
  const sent = await client.bia.post(url, {
    turma_avaliacao_questao_resposta_id: exam.itens[0]?.item_id,
    item_resposta: 1,
    dia: 1,
  });
  expect(sent).toMatchObject({ status: 404, body: { codigo: 'item_nao_encontrado' } });
});

it("requests for every question id find only those of the student's own started exam", async () => {
  const found = [];
  for (let id = 1; id <= 60; id += 1) {
    if ((await client.zeca.get(`/api/v2/banco_questoes/${id}`)).status === 200) found.push(id);
  }
  expect(found).toEqual([]);
});

it("a student's result never contains another student's numbers", async () => {
  t.clock.set('2026-11-21T18:02:01Z');
  await computeAvaliacao(t.db, world.escola, exam.avaliacao_id, t.clock());
  const of = async (login: 'bia' | 'bruno') =>
    bodyOf('Resultado', await client[login].get(`/api/v2/resultados/${turma_avaliacao_id}`));
  expect((await of('bia')).questoes.map((item) => item.item_resposta)).toEqual([2, null]);
  expect((await of('bruno')).questoes.map((item) => item.item_resposta)).toEqual([5, null]);
  for (const login of ['zeca', 'ana'] as const)
    expect((await client[login].get(`/api/v2/resultados/${turma_avaliacao_id}`)).status).toBe(404);
});

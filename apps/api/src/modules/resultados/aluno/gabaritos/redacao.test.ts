/**
 * [COR-11] Decision 194: the marked essay in answer keys of version 1 and results of version 2, after release only. And
 * decision 193: the scales of an exam of an essay alone.
 */
import { afterAll, beforeEach, describe, expect, it } from 'vitest';

import { bodyOf, createExam, type ItemSpec } from '../../../../../test/central_avaliacoes/exam-fixture.ts';
import { createTestApp, world, type Client } from '../../../../../test/index.ts';
import { endExams } from '../../../../../test/exam-jobs.ts';

const START = '2026-11-21T12:10:00Z';
const JANELA: [string, string] = ['2026-11-21T12:00:00Z', '2026-11-21T13:00:00Z'];
const DEPOIS = '2026-11-21T13:02:01Z';
const LIBERADO = '2026-11-21T16:00:01Z';
const TEXTO = 'Ler é viajar sem sair do lugar.';
const t = await createTestApp({ agora: START });
afterAll(t.close);
const [ana, bia, ines, julia] = [
  await t.signIn('ana'),
  await t.signIn('bia'),
  await t.signIn('coord.ines'),
  await t.signIn('vida.julia'),
];

beforeEach(async () => {
  t.clock.set(START);
  await t.db.query(`update escola set configuracao = '{}'`);
});

const runJobs = () => endExams(t);

type Spec = { readonly itens?: ItemSpec[]; readonly texto?: string | null; readonly dias?: number };

/** An exam with an essay that ana or bia takes and that has ended. It is released at 16:00. */
async function essay(who: Client, turma_id: number, { itens = [], texto = TEXTO, dias = 1 }: Spec = {}) {
  const exam = await createExam(t.db, {
    liberar_em: '2026-11-21T16:00:00Z',
    nota_maxima: 1000,
    turmas: [{ turma_id, janelas: Array.from({ length: dias }, () => JANELA) }],
    dias: Array.from({ length: dias }, () => ({ itens, redacao: true })),
  });
  const ta = exam.turma_avaliacao_ids[0] ?? 0;
  for (const [index, proposta] of exam.propostas.entries()) {
    await who.post(`/api/v2/central_avaliacoes/${ta}/${index + 1}/inicio`);
    if (texto !== null)
      await who.post(`/api/v2/central_avaliacoes/${ta}/${proposta}/resposta_redacao`, { texto_redacao: texto });
  }
  t.clock.set(DEPOIS);
  await runJobs();
  const { rows } = await t.db.query('select id::int from tentativa where turma_avaliacao_id = $1 order by dia_prova', [
    ta,
  ]);
  return { ta, ids: rows.map((row: { id: number }) => row.id) };
}

const five = (nota: number, comentario?: string) =>
  [1, 2, 3, 4, 5].map((numero) => ({ numero, nota, ...(numero === 3 && comentario && { comentario }) }));
async function mark(by: Client, id: number | undefined, body: object): Promise<void> {
  const payload = JSON.stringify({ competencias: five(140), comentario: '', concluir: true, versao: 0, ...body });
  const headers = { 'content-type': 'application/json' };
  const sent = await by.send({ method: 'PUT', url: `/api/v2/gestao/redacoes/${id}/correcao`, payload, headers });
  expect(sent.status).toBe(200);
}
async function release(): Promise<void> {
  t.clock.set(LIBERADO);
  await runJobs();
}
const gabarito = async (ta: number, who = ana) => bodyOf('Gabarito', await who.get(`/api/v1/gabaritos/${ta}`));
const resultado = async (ta: number, who = bia) => bodyOf('Resultado', await who.get(`/api/v2/resultados/${ta}`));
const listed = async (ta: number) =>
  bodyOf('GabaritoLista', await ana.get('/api/v1/gabaritos')).avaliacoes.find((row) => row.turma_avaliacao_id === ta);

const competencias = (nota: number, comentarios: readonly string[] = []) =>
  ['Norma escrita', 'Tema e repertório', 'Argumentação', 'Coesão', 'Proposta'].map((nome, i) => ({
    numero: i + 1,
    nome,
    nota,
    comentarios: i === 2 ? comentarios : [],
  }));
const MARKED = {
  dia_prova: 1,
  situacao: 'corrigida',
  proposta_redacao_titulo: 'TEMA-DA-REDACAO',
  texto: TEXTO,
  palavras: 7,
  nota: 700,
  competencias: competencias(140, ['Falta um exemplo.']),
  marcas: [],
  motivo_zero: null,
  comentarios: ['Boa tese.'],
};

describe('an exam of an essay alone, in version 1', () => {
  it('is listed and read; its marks are on the scales of list and detail', async () => {
    const { ta, ids } = await essay(ana, world.turmaV1);
    await mark(ines, ids[0], { competencias: five(140, 'Falta um exemplo.'), comentario: 'Boa tese.' });
    await release();
    expect(await listed(ta)).toMatchObject({
      is_only_redacao: true,
      nota_media: 70,
      disciplinas: [],
      situacao: 'liberado',
    });
    expect(await gabarito(ta)).toMatchObject({
      serie: '3ª série',
      nota: 7,
      desempenho: null,
      resumo: [],
      redacao: MARKED,
      outras_redacoes: [],
    });
    expect(bodyOf('ResultadoLista', await ana.get('/api/v2/resultados')).avaliacoes).toContainEqual(
      expect.objectContaining({ id: ta, nota: 700, nota_maxima: 1000 }),
    );
  });

  it('shows nothing before release, although it is marked', async () => {
    const { ta, ids } = await essay(ana, world.turmaV1);
    await mark(ines, ids[0], { comentario: 'Boa tese.' });
    await runJobs();
    expect(await listed(ta)).toMatchObject({ nota_media: null, situacao: 'em_correcao' });
    const shown = await gabarito(ta);
    expect(shown).toMatchObject({ nota: null, redacao: null, outras_redacoes: [], situacao: 'em_correcao' });
    expect(await resultado(ta, ana)).toMatchObject({ nota: null, redacao: null, nota_redacao: null });
    expect(JSON.stringify(shown)).not.toContain('Boa tese');
  });
});

describe('the essay of an exam with questions, in version 2', () => {
  const itens: ItemSpec[] = [{ gabarito: 'A' }];

  it('stands in the result beside the questions', async () => {
    const { ta, ids } = await essay(bia, world.turmaV2, { itens });
    await mark(ines, ids[0], { competencias: five(140, 'Falta um exemplo.'), comentario: 'Boa tese.' });
    await release();
    const shown = await resultado(ta);
    expect(shown).toMatchObject({ nota: 0, nota_redacao: 700, redacao: MARKED, outras_redacoes: [] });
    expect(shown.questoes).toHaveLength(1);
  });

  it('waits for its final mark: neither a draft nor the first of two marks shows', async () => {
    await t.db.query(`update escola set configuracao = '{"segundo_corretor": true, "divergencia_maxima": 100}'`);
    const { ta, ids } = await essay(bia, world.turmaV2, { itens });
    await mark(ines, ids[0], { comentario: 'PRIMEIRA' });
    await release();
    const waiting = {
      situacao: 'em_correcao',
      nota: null,
      texto: TEXTO,
      competencias: [],
      marcas: [],
      comentarios: [],
    };
    expect((await resultado(ta)).redacao).toMatchObject(waiting);
    await mark(julia, ids[0], { comentario: 'RASCUNHO', concluir: false });
    expect((await resultado(ta)).redacao).toMatchObject(waiting);
  });

  it('of two markers shows the means and both comments, and nobody by name', async () => {
    await t.db.query(`update escola set configuracao = '{"segundo_corretor": true, "divergencia_maxima": 100}'`);
    const { ta, ids } = await essay(bia, world.turmaV2, { itens });
    const late = { inicio: 4, fim: 5, competencia: 4, comentario: 'Ligue melhor.' };
    const early = { inicio: 0, fim: 3, competencia: 1, comentario: '' };
    await mark(ines, ids[0], { competencias: five(140, 'Um.'), comentario: 'Primeira.', marcas: [late] });
    await mark(julia, ids[0], { competencias: five(160, 'Dois.'), comentario: 'Segunda.', marcas: [early] });
    await release();
    const { redacao } = await resultado(ta);
    expect(redacao).toMatchObject({
      nota: 750,
      competencias: competencias(150, ['Um.', 'Dois.']),
      comentarios: ['Primeira.', 'Segunda.'],
      marcas: [early, late],
    });
    expect(JSON.stringify(redacao)).not.toMatch(/corretor|Inês|Júlia|papel/);
  });

  it('worth 0 for a reason says the reason instead of competences', async () => {
    const { ta, ids } = await essay(bia, world.turmaV2, { itens });
    await mark(ines, ids[0], { competencias: [], motivo_zero: 'fuga_ao_tema', comentario: 'O tema era outro.' });
    await release();
    expect((await resultado(ta)).redacao).toMatchObject({
      situacao: 'corrigida',
      nota: 0,
      competencias: [],
      motivo_zero: 'fuga_ao_tema',
      comentarios: ['O tema era outro.'],
    });
  });

  it('left blank is worth 0 without a marker; an absent student has none', async () => {
    const { ta } = await essay(bia, world.turmaV2, { itens, texto: null });
    await release();
    expect((await resultado(ta)).redacao).toMatchObject({ situacao: 'em_branco', nota: 0, texto: '', palavras: 0 });
    const bruno = await t.signIn('bruno');
    expect(await resultado(ta, bruno)).toMatchObject({ presente_avaliacao: false, redacao: null });
  });

  it('of a further day stands beside it', async () => {
    const { ta, ids } = await essay(bia, world.turmaV2, { itens, dias: 2 });
    await mark(ines, ids[0], { competencias: five(140) });
    await mark(ines, ids[1], { competencias: five(100) });
    await release();
    expect(await resultado(ta)).toMatchObject({
      nota_redacao: 600,
      redacao: { dia_prova: 1, nota: 700 },
      outras_redacoes: [{ dia_prova: 2, nota: 500 }],
    });
  });

  it('is read by nobody else', async () => {
    const { ta, ids } = await essay(bia, world.turmaV2, { itens });
    await mark(ines, ids[0], { comentario: 'Boa tese.' });
    await release();
    const bruno = await t.signIn('bruno');
    expect(JSON.stringify(await resultado(ta, bruno))).not.toMatch(/viajar|Boa tese/);
    expect((await ana.get(`/api/v2/resultados/${ta}`)).status).toBe(404);
    expect((await ana.get(`/api/v1/gabaritos/${ta}`)).status).toBe(404);
  });
});

/**
 * The list of a large bank: filters, search as one types, and its time. 2,000 questions; LUNETA_PROVE=1 has 20,000 and holds the
 * budget of 300 ms.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createTestApp, world, type Client } from '../../../../test/index.ts';
import { addTopic } from '../../../../test/base_conhecimentos/curso-fixture.ts';
import { bodyOf, createExam } from '../../../../test/central_avaliacoes/exam-fixture.ts';
import { makeQuestao, putJson } from '../../../../test/gestao/questao-fixture.ts';
import { PROVE, report } from '../../../../test/security/support/figures.ts';
import { tenant } from '../../../database/tenant.ts';
import { readPalavras } from './palavras.ts';

const t = await createTestApp();
afterAll(t.close);
const school = tenant(t.db, world.escola);
const QUESTIONS = PROVE ? 20_000 : 2_000;
const ROUNDS = PROVE ? 30 : 3;
const BUDGET_MS = 300;

let ines: Client;
let helena: Client;
let topic: { materia_id: number; objeto_conhecimento_id: number };
const list = async (query: string, client = ines) =>
  bodyOf('GestaoQuestaoLista', await client.get(`/api/v2/gestao/questoes?${query}`));
const codes = async (query: string, client = ines) => (await list(query, client)).map(({ codigo }) => codigo);

beforeAll(async () => {
  [ines, helena] = [await t.signIn('coord.ines'), await t.signIn('prof.helena')];
  topic = await addTopic(school);
});

describe('the list', () => {
  it('finds words by their beginnings in stem, passage, topic and tag, accents, marks and case aside', async () => {
    const texto = await putJson(ines, '/api/v2/gestao/textos_base', {
      titulo: 'X',
      conteudo: '<p>Canção do exílio</p>',
    });
    const { texto_base_id } = bodyOf('TextoBaseSalvo', texto).texto_base;
    await makeQuestao(ines, topic, {
      codigo: 'B-1',
      enunciado: '<p>A <b>á</b>gua ferve a 1.200 °C?</p>',
      texto_base_id,
    });
    await makeQuestao(ines, topic, { codigo: 'B-2', enunciado: '<p>Fogo</p>', etiquetas: ['Olimpíada'] });
    expect(await codes('busca=agu')).toEqual(['B-1']);
    expect(await codes('busca=FERVE%20%C3%A1gua')).toEqual(['B-1']);
    expect(await codes('busca=1.200')).toEqual(['B-1']);
    expect(await codes('busca=exilio')).toEqual(['B-1']);
    expect(await codes('busca=olimp')).toEqual(['B-2']);
    expect(await codes('busca=tema')).toEqual(['B-1', 'B-2']);
    expect(await codes('busca=gua')).toEqual([]);
    expect(await codes('busca=strong')).toEqual([]);
    // Options are not searched: who may not read them could guess them.
    expect(await codes('busca=dois')).toEqual([]);
  });

  it('is narrowed by state, type, author, parameters, language and use', async () => {
    const mine = await makeQuestao(helena, topic, { codigo: 'B-3', lingua_estrangeira: 1 });
    await makeQuestao(ines, topic, { codigo: 'B-4', tipo: 'discursiva', alternativas: [], gabarito: null });
    await helena.post(`/api/v2/gestao/questoes/${mine.banco_questao_id}/situacao`, {
      situacao: 'arquivada',
      versao: 1,
    });
    expect(await codes('situacao=arquivada')).toEqual(['B-3']);
    expect(await codes('tipo=discursiva')).toEqual(['B-4']);
    expect(await codes('autor=eu', helena)).toEqual(['B-3']);
    expect(await codes('lingua=1')).toEqual(['B-3']);
    expect(await codes('com_tri=sim')).toEqual([]);
    expect(await codes('origem=Escola&tipo=discursiva')).toEqual(['B-4']);
    const { turma_avaliacao_ids } = await createExam(t.db, {
      turmas: [{ turma_id: world.turmaV2, janelas: [['2026-12-05T12:00:00Z', '2026-12-05T15:00:00Z']] }],
      dias: [{ itens: [{ questao_id: mine.banco_questao_id }] }],
    });
    expect(turma_avaliacao_ids).toHaveLength(1);
    expect(await codes('usada=sim')).toEqual(['B-3']);
    expect(await codes('usada=nunca')).toEqual(['B-1', 'B-2', 'B-4']);
    expect(await codes(`usada=nesta_turma&turma_id=${world.turmaV2}`)).toEqual(['B-3']);
    expect(await codes(`usada=nao_nesta_turma&turma_id=${world.turmaV1}`)).toHaveLength(4);
    expect((await list('autor=eu', helena))[0]).toMatchObject({
      lacrada: true,
      em_prova_nao_liberada: true,
      qtde_usos: 1,
    });
  });

  it('shows the newest revision of a family alone', async () => {
    const used = await makeQuestao(ines, topic, { codigo: 'B-5' });
    await createExam(t.db, {
      turmas: [{ turma_id: world.turmaV2, janelas: [['2026-12-05T12:00:00Z', '2026-12-05T15:00:00Z']] }],
      dias: [{ itens: [{ questao_id: used.banco_questao_id }] }],
    });
    const { versao, alternativas, tipo, comentario } = used;
    const body = {
      tipo,
      materia_id: topic.materia_id,
      enunciado: '<p>Nova?</p>',
      alternativas,
      gabarito: 'A',
      comentario,
      versao,
    };
    await putJson(ines, `/api/v2/gestao/questoes/${used.banco_questao_id}`, body);
    expect(await list('busca=b-5')).toMatchObject([{ revisao: 2, raiz_id: used.banco_questao_id, qtde_usos: 1 }]);
  });
});

it.each([
  ['', null],
  ['  ,. ', null],
  ['agua', "'agua':*"],
  ['1.200 l', "'1':* & '200':* & 'l':*"],
  ["d'agua", "'d':* & 'agua':*"],
])('words of %s', (nome, palavras) => {
  expect(readPalavras({ nome, turma_aluno_id: null })).toBe(palavras);
});

describe('a large bank', () => {
  const WORDS = ['agua', 'fogo', 'terra', 'lua', 'razao', 'fracao', 'celula', 'verso', 'guerra', 'clima'];
  const QUERIES: Readonly<Record<string, string>> = {
    all: '',
    'one word': 'busca=fra',
    'two words': 'busca=celula%20guer',
    'a rare word': 'busca=palavra777',
    nothing: 'busca=inexistente',
    'every question': 'busca=que',
    filters: 'situacao=aprovada&tipo=objetiva&dificuldade=facil&usada=nunca',
    'far away': 'cursor=FAR',
  };

  it('is listed and searched in time, with the same statements', async () => {
    await t.db.query(
      `insert into questao (escola_id, codigo, materia_id, objeto_conhecimento_id, enunciado, opcao_a, opcao_b, gabarito, dificuldade, origem, atualizada_em)
       select 1, 'L-' || lpad(n::text, 6, '0'), $1, $2,
              '<p>O que diz o texto ' || n || ' sobre <b>' || ($3::text[])[1 + n % 10] || '</b> e ' || ($3::text[])[1 + (n / 10) % 10] || ', palavra' || n || '?</p>'
              || repeat('<p>Um parágrafo com muitas palavras comuns para ocupar espaço.</p>', 10),
              'sim', 'não', 'A', case n % 3 when 0 then 'facil' when 1 then 'medio' end, 'teste', timestamptz '2026-01-01'
         from generate_series(1, $4::int) n`,
      [topic.materia_id, topic.objeto_conhecimento_id, WORDS, QUESTIONS],
    );
    await t.db.query('analyze');
    const { rows } = await t.db.query('select id::int from questao where codigo = $1', [
      `L-${String(QUESTIONS - 100).padStart(6, '0')}`,
    ]);
    const statements = new Set<number>();
    const slow: string[] = [];
    for (const [name, query] of Object.entries(QUERIES)) {
      const url = `/api/v2/gestao/questoes?${query.replace('FAR', String(rows[0].id))}`;
      const times: number[] = [];
      let found = 0;
      for (let n = 0; n < ROUNDS + 6; n += 1) {
        const start = performance.now();
        const { body } = await ines.get(url);
        if (n >= 6) times.push(performance.now() - start);
        found = JSON.parse(JSON.stringify(body)).length;
      }
      statements.add(await t.statements.count(() => ines.get(url)));
      times.sort((a, b) => a - b);
      const p95 = times[Math.min(times.length - 1, Math.floor(times.length * 0.95))] ?? 0;
      report('bank', {
        questions: QUESTIONS,
        query: name,
        rows: found,
        'p50 ms': times[Math.floor(times.length / 2)] ?? 0,
        'p95 ms': p95,
      });
      if (PROVE && p95 > BUDGET_MS) slow.push(`${name}: ${p95}`);
    }
    expect(slow).toEqual([]);
    // Session, reach, page, exams of the families; none of the page is read apart. An empty page asks no exams.
    expect([...statements].toSorted((a, b) => a - b)).toEqual([3, 4]);
  });
});

import { afterAll, describe, expect, it } from 'vitest';

import { createTestApp, world } from '../../../../../test/index.ts';
import { bodyOf } from '../../../../../test/central_avaliacoes/exam-fixture.ts';
import { answerQuiz, faseOf, finishQuiz, readFase, walk } from '../../../../../test/roteiro_estudos/estudante.ts';
import { createRoteiro, type FaseSpec } from '../../../../../test/roteiro_estudos/roteiro-fixture.ts';

const t = await createTestApp({ agora: '2026-11-21T12:00:00Z' });
afterAll(t.close);
const ITEM: FaseSpec = { itens: [null] };
const turma_aluno_id = world.alunos.bia;
const PAST = '2026-06-19T12:00:00Z';
const aberta_em = '2026-05-01T12:00:00Z';

const math = await createRoteiro(t.db, {
  fases: [ITEM],
  area: 'MT',
  ciclo: 2,
  aberta_em,
  data_fim: '2026-08-21T12:00:00Z',
});
const languages = await createRoteiro(t.db, {
  fases: [ITEM],
  area: 'LC',
  ciclo: 1,
  aberta_em,
  data_fim: PAST,
  turma_aluno_id,
});
const science = await createRoteiro(t.db, { fases: [ITEM, ITEM], area: 'CN', ciclo: 1, aberta_em, data_fim: PAST });
const open = await createRoteiro(t.db, { fases: [ITEM], area: 'CH', ciclo: 3 });
await createRoteiro(t.db, { fases: [ITEM], turma_id: world.turmaV1, area: 'XX', ciclo: 4, aberta_em, data_fim: PAST });

const busca = async (login: string, query = '') => {
  const answer = await (await t.signIn(login)).get(`/api/v2/trilhas/busca_filtrada${query}`);
  return bodyOf('TrilhaBusca', answer).materias;
};
const idsOf = async (query: string) => (await busca('bia', query)).map(({ trilha_id }) => trilha_id);

describe('closed roadmaps', () => {
  it.each([
    ['no filter', '', [math, languages, science]],
    ['all, written as −1', '?ciclo_numero_referencia=-1&materia_id=-1', [math, languages, science]],
    ['a cycle', '?ciclo_numero_referencia=1', [languages, science]],
    ['a subject', `?materia_id=${math.materia_id}`, [math]],
    ['both', `?ciclo_numero_referencia=1&materia_id=${science.materia_id}`, [science]],
    ['filters without a common result', `?ciclo_numero_referencia=2&materia_id=${science.materia_id}`, []],
    ['a subject with open roadmaps only', `?materia_id=${open.materia_id}`, []],
    ['an unknown cycle', '?ciclo_numero_referencia=99', []],
  ])('%s: newest end first, then by subject', async (_name, query, expected) => {
    const order = expected.map(({ trilha_id }) => trilha_id);
    // 'Matéria CN' sorts before 'Matéria LC'.
    const both = order.length > 1 && order.includes(science.trilha_id);
    const sorted = both
      ? [...order.filter((id) => id === math.trilha_id), science.trilha_id, languages.trilha_id]
      : order;
    expect(await idsOf(query)).toEqual(sorted);
  });

  it('return id, type, name, cycle and progress', async () => {
    const [first] = await busca('bia');
    expect(first).toEqual({
      trilha_id: math.trilha_id,
      tipo: 1,
      materia_id: math.materia_id,
      materia_nome: 'Matéria MT',
      data_fim: '2026-08-21T12:00:00.000Z',
      progresso: 0,
      ciclo_numero_referencia: 2,
    });
    expect((await busca('bruno')).map(({ trilha_id }) => trilha_id)).not.toContain(languages.trilha_id);
    expect(await busca('ana')).toEqual([]);
  });

  it('show progress made before the end', async () => {
    t.clock.set('2026-06-01T12:00:00Z');
    const bruno = await t.signIn('bruno');
    await walk(bruno, science, faseOf(science), [false]);
    t.clock.set('2026-11-21T12:00:00Z');
    const found = (await busca('bruno')).find(({ trilha_id }) => trilha_id === science.trilha_id);
    expect(found?.progresso).toBe(0.5);
  });

  it('offer only their own cycles and subjects as filters', async () => {
    expect((await (await t.signIn('bia')).get('/api/v2/trilhas/filtros')).body).toEqual({
      ciclos: [1, 2],
      materias: [
        { materia_id: science.materia_id, materia_nome: 'Matéria CN' },
        { materia_id: languages.materia_id, materia_nome: 'Matéria LC' },
        { materia_id: math.materia_id, materia_nome: 'Matéria MT' },
      ],
    });
  });

  it.each(['ciclo_numero_referencia=abc', 'ciclo_numero_referencia=-2', 'materia_id=1&materia_id=2'])(
    'refuse %s',
    async (query) => {
      expect((await (await t.signIn('bia')).get(`/api/v2/trilhas/busca_filtrada?${query}`)).status).toBe(400);
    },
  );
});

describe('the reset of a test account', () => {
  const RESET = '/api/v2/tests/resetar_trilha';
  const body = ({ trilha_id, materia_id }: { trilha_id: number; materia_id: number }) => ({ trilha_id, materia_id });

  it('deletes answers, stars, quiz answers and views of that student in that roadmap, and nothing else', async () => {
    const fases = [{ itens: [null], quiz: [1, 2, 3, 4, 5], midias: 1 }];
    const roteiro = await createRoteiro(t.db, { fases });
    const kept = await createRoteiro(t.db, { fases });
    const clients = [await t.signIn('bia'), await t.signIn('bruno')] as const;
    for (const client of clients) {
      for (const each of [roteiro, kept]) {
        const fase = faseOf(each);
        await finishQuiz(client, fase);
        await walk(client, each, fase, [true]);
        await client.post('/api/v2/roteiro_estudos/visualizar_conteudo_digital', {
          objeto_conhecimento_conteudo_digital_id: fase.midias[0],
          trilha_fase_id: fase.trilha_fase_id,
        });
      }
    }
    const [bia, bruno] = clients;
    const stars = async () => [
      (await readFase(bia, faseOf(roteiro))).conclusao.qtde_estrelas,
      (await readFase(bia, faseOf(kept))).conclusao.qtde_estrelas,
      (await readFase(bruno, faseOf(roteiro))).conclusao.qtde_estrelas,
    ];
    expect(await stars()).toEqual([3, 3, 3]);
    expect((await bia.post(RESET, body(roteiro))).body).toEqual({ message: 'Roteiro resetada com sucesso!' });
    expect(await stars()).toEqual([null, 3, 3]);
    const fase = await readFase(bia, faseOf(roteiro));
    expect(fase.respostas_quiz.respostas.every(({ item_resposta }) => item_resposta === null)).toBe(true);
    await answerQuiz(bia, faseOf(roteiro), 1, 2);
    expect((await readFase(bia, faseOf(roteiro))).respostas_quiz.respostas[0]?.acertou).toBe(false);
  });

  it('is allowed to test accounts only, and for their own roadmaps', async () => {
    expect((await (await t.signIn('bruno')).post(RESET, body(open))).status).toBe(403);
    expect((await (await t.signIn('vida.julia')).post(RESET, body(open))).status).toBe(403);
    expect((await t.anonymous.post(RESET, body(open))).status).toBe(401);
    const bia = await t.signIn('bia');
    expect((await bia.post(RESET, { trilha_id: open.trilha_id, materia_id: math.materia_id })).status).toBe(404);
    expect((await bia.post(RESET, { trilha_id: 999_999, materia_id: 1 })).status).toBe(404);
  });

  it('does not exist unless the environment enables it', async () => {
    const off = await createTestApp({ agora: '2026-11-21T12:00:00Z', tests: false });
    const client = await off.signIn('bia');
    expect((await client.post(RESET, body(open))).status).toBe(404);
    await off.close();
  });
});

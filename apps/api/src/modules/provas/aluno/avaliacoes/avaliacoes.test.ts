import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { PROVE } from '../../../../../test/security/support/figures.ts';
import { createTestApp, world, type Client, type TestApp } from '../../../../../test/index.ts';
import { bodyOf, createExam, type Exam, type ExamSpec } from '../../../../../test/central_avaliacoes/exam-fixture.ts';

/** 15h in the school's time zone. */
const AGORA = '2026-11-21T18:00:00Z';

let t: TestApp;
let bia: Client;
beforeAll(async () => {
  t = await createTestApp({ agora: AGORA });
  bia = await t.signIn('bia');
});
beforeEach(() => t.clock.set(AGORA));
afterAll(() => t.close());

function exam(inicio: string, fim: string, spec: Partial<ExamSpec> = {}): Promise<Exam> {
  return createExam(t.db, {
    turmas: [{ turma_id: world.turmaV2, janelas: [[inicio, fim]] }],
    dias: [{ itens: [{}], duracao_minutos: 60 }],
    ...spec,
  });
}
const list = async () => bodyOf('AvaliacaoLista', await bia.get('/api/v2/avaliacoes'));
const entry = async (made: Exam, dia = 1) =>
  (await list()).find((row) => row.turma_avaliacao_id === made.turma_avaliacao_ids[0] && row.dia_prova === dia);

describe('listAvaliacoes', () => {
  it.each([
    ['running', '2026-11-21T17:00:00Z', '2026-11-21T20:00:00Z', 'disponivel', true],
    ['later today', '2026-11-21T22:00:00Z', '2026-11-22T01:00:00Z', 'agendada', false],
    ['next month', '2026-12-21T17:00:00Z', '2026-12-21T20:00:00Z', 'agendada', false],
    [
      "finished today, just after midnight in the school's time zone",
      '2026-11-20T23:00:00Z',
      '2026-11-21T03:00:00Z',
      'encerrada',
      false,
    ],
  ])('lists an exam that is %s', async (_name, inicio, fim, situacao, acessar_avaliacao_online) => {
    expect(await entry(await exam(inicio, fim))).toMatchObject({
      situacao,
      acessar_avaliacao_online,
      data_hora_inicio: null,
      tempo_total: 3600,
    });
  });

  it.each([
    ["ended before today in the school's time zone", '2026-11-20T20:00:00Z', '2026-11-21T02:59:59Z'],
    ['ended last week', '2026-11-14T12:00:00Z', '2026-11-14T18:00:00Z'],
  ])('leaves out an exam that %s', async (_name, inicio, fim) => {
    expect(await entry(await exam(inicio, fim))).toBeUndefined();
  });

  it('has one entry per day, with subjects and answers in the language that counts, and none as chosen before the choice', async () => {
    const made = await createExam(t.db, {
      turmas: [
        {
          turma_id: world.turmaV2,
          janelas: [
            ['2026-11-21T17:00:00Z', '2026-11-21T20:00:00Z'],
            ['2026-11-22T17:00:00Z', '2026-11-22T20:00:00Z'],
          ],
        },
      ],
      solicitar_idioma: true,
      dias: [{ itens: [{ lingua: 1 }, { lingua: 2 }, {}, { area: 'CH' }], redacao: true }, { itens: [{ area: 'MT' }] }],
    });
    const url = `/api/v2/central_avaliacoes/${made.turma_avaliacao_ids[0]}/resposta`;
    for (const index of [0, 1, 3])
      await bia.post(url, {
        turma_avaliacao_questao_resposta_id: made.itens[index]?.item_id,
        item_resposta: 1,
        dia: 1,
      });
    const first = await entry(made);
    expect(first).toMatchObject({
      qtde_itens: 3,
      qtde_itens_respondidos: 2,
      tem_redacao: true,
      acessar_redacao_online: true,
      lingua_estrangeira: null,
      situacao: 'em_andamento',
    });
    expect(
      first?.materias.map((row) => [
        row.area_conhecimento_nome_curto,
        row.qtde_questoes,
        row.qtde_questoes_respondidas,
      ]),
    ).toEqual([
      ['LC', 2, 1],
      ['CH', 1, 1],
    ]);
    expect(await entry(made, 2)).toMatchObject({
      qtde_itens: 1,
      qtde_itens_respondidos: 0,
      tem_redacao: false,
      situacao: 'agendada',
    });
  });

  it('shows a delivered day as finished, with the time of delivery', async () => {
    const made = await exam('2026-11-21T17:00:00Z', '2026-11-21T20:00:00Z');
    const url = `/api/v2/central_avaliacoes/${made.turma_avaliacao_ids[0]}/1`;
    await bia.post(`${url}/inicio`);
    await bia.post(`${url}/fechamento_prova`);
    expect(await entry(made)).toMatchObject({
      situacao: 'entregue',
      data_hora_fim: '2026-11-21T18:00:00.000Z',
      acessar_avaliacao_online: false,
      tempo_restante: 0,
    });
  });

  it('offers no online entry for an in-class exam', async () => {
    const made = await exam('2026-11-21T17:00:00Z', '2026-11-21T20:00:00Z', { tipo_aplicacao: 'Presencial' });
    expect(await entry(made)).toMatchObject({
      realizado_online: false,
      acessar_avaliacao_online: false,
      tipo_aplicacao: 'Presencial',
    });
  });
});

describe('getAvaliacaoInfo', () => {
  it('returns a list of one: the first day, or the requested day', async () => {
    const made = await createExam(t.db, {
      turmas: [
        {
          turma_id: world.turmaV2,
          janelas: [
            ['2026-11-21T17:00:00Z', '2026-11-21T20:00:00Z'],
            ['2026-11-22T17:00:00Z', '2026-11-22T20:00:00Z'],
          ],
        },
      ],
      dias: [{ itens: [{}, {}] }, { itens: [{}], redacao: true }],
    });
    const url = `/api/v2/avaliacoes/${made.avaliacao_id}/info`;
    expect((await bia.get(url)).body).toMatchObject([{ dia_prova: 1, qtde_itens: 2, existe_redacao: false }]);
    expect((await bia.get(`${url}?dia_prova=2`)).body).toMatchObject([
      { dia_prova: 2, qtde_itens: 1, existe_redacao: true },
    ]);
    expect(await bia.get(`${url}?dia_prova=3`)).toMatchObject({
      status: 404,
      body: { codigo: 'avaliacao_nao_encontrada' },
    });
  });
});

describe('statements per list', () => {
  // LUNETA_PROVE=1 makes 300 as well.
  const sizes = PROVE ? [3, 30, 300] : [3, 30];
  it(`are the same number for ${sizes.join(' and ')} exams`, async () => {
    const fresh = await createTestApp({ agora: AGORA });
    const student = await fresh.signIn('bia');
    const [first] = (await createExam(fresh.db, { turmas: [], dias: [{ itens: [{}] }] })).itens;
    const counts: number[][] = [];
    let made = 0;
    for (const size of sizes) {
      for (; made < size; made += 1) {
        await createExam(fresh.db, {
          turmas: [{ turma_id: world.turmaV2, janelas: [['2026-11-21T16:00:00Z', '2026-11-21T17:00:00Z']] }],
          dias: [{ itens: [{ questao_id: first?.questao_id ?? 0 }] }],
        });
      }
      let lengths: number[] = [];
      counts.push([
        await fresh.statements.count(async () => {
          lengths = [bodyOf('AvaliacaoLista', await student.get('/api/v2/avaliacoes')).length];
        }),
        await fresh.statements.count(async () => {
          const { avaliacoes } = bodyOf('ResultadoLista', await student.get('/api/v2/resultados'));
          lengths.push(avaliacoes.length);
        }),
      ]);
      expect(lengths).toEqual([size, size]);
    }
    await fresh.close();
    expect(new Set(counts.map((row) => row.join())).size, `statements: ${JSON.stringify(counts)}`).toBe(1);
  });
});

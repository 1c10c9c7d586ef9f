/** Roadmaps and action plans as a student sees them. Each test counts only the rows it made; all but one only read. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import {
  ciclo,
  conteudo_digital,
  conteudo_visualizacao,
  fase_execucao,
  fase_item,
} from '../../../../../database/schema/index.ts';
import { tenant } from '../../../../../database/tenant.ts';
import { createTestApp, world, type Client } from '../../../../../../test/index.ts';
import { createBossTrilha, giveStars, type BossTrilha } from '../../../../../../test/boss/boss-fixture.ts';
import { bodyOf } from '../../../../../../test/central_avaliacoes/exam-fixture.ts';
import { emptyWallets } from '../../../../../../test/navbar/wallet.ts';
import { pay } from '../../navbar/carteira-store.ts';
import { tables } from '../../../../../../test/tables.ts';

const START = '2026-11-21T12:00:00Z';
const LISTA = '/api/v1/avaliacao_adaptadas';
const t = await createTestApp({ agora: START });
afterAll(t.close);
const escola = tenant(t.db, world.escola);
let ana: Client;
beforeAll(async () => {
  ana = await t.signIn('ana');
});

/** Removes the roadmaps of earlier tests. */
async function clear() {
  for (const table of [
    'boss_item',
    'boss',
    'fase_item',
    'fase_execucao',
    'explicacao_oculta',
    'conteudo_visualizacao',
    'conteudo_digital',
    'trilha_item',
    'trilha_fase',
    'trilha',
  ])
    await t.db.query(`delete from ${table}`);
  await emptyWallets(t.db);
}
beforeEach(async () => {
  t.clock.set(START);
  await clear();
});

const lista = async (query = '', client = ana) => bodyOf('AdaptadaLista', await client.get(`${LISTA}${query}`));
const materia = async (trilha: BossTrilha, client = ana) =>
  bodyOf('AdaptadaMateria', await client.get(trilha.bossUrl('').slice(0, -1)));
const faseId = (trilha: BossTrilha, n: number) => trilha.fases[n]?.trilha_fase_id ?? 0;

/** Answers of an open run, each by the place of its item in the phase. `pratica` marks answers that do not count. */
async function answerSome(trilha: BossTrilha, fase: number, itens: readonly { at: number; pratica?: boolean }[]) {
  const em = new Date('2026-11-20T12:00:00Z');
  const run = { turma_aluno_id: world.alunos.ana, trilha_fase_id: faseId(trilha, fase), numero: 9, iniciada_em: em };
  const [made] = await tables(escola).insert(fase_execucao).values(run).returning({ id: fase_execucao.id });
  await tables(escola)
    .insert(fase_item)
    .values(
      itens.map(({ at, pratica = false }, n) => ({
        fase_execucao_id: made?.id ?? 0,
        trilha_item_id: trilha.fases[fase]?.itens[at]?.trilha_item_id ?? 0,
        ordem: n + 1,
        servido_em: em,
        resposta_1: 1,
        respondida_1_em: em,
        acertou: false,
        pratica,
      })),
    );
}

describe('listAvaliacaoAdaptadas', () => {
  it('is empty without a roadmap', async () => {
    expect(await lista()).toEqual({
      data: [],
      ciclos: [],
      ciclo_retornado: null,
      meta_semana: { meta: 3, qtde_fases_concluidas: 0 },
    });
  });

  it('sums stars, items and Bosses by area', async () => {
    const roteiro = await createBossTrilha(t.db, { fases: [5, 5, 0], unlockedFor: [] });
    await giveStars(t.db, faseId(roteiro, 0), { estrelas: 1, acertos: 2, itens: 5 });
    await giveStars(t.db, faseId(roteiro, 0), { estrelas: 3, acertos: 4, itens: 5 });
    await answerSome(roteiro, 0, [{ at: 0 }, { at: 1 }, { at: 2, pratica: true }]);
    await answerSome(roteiro, 1, [{ at: 4 }]);
    const plano = await createBossTrilha(t.db, { tipo: 2, fases: [4], existe_boss: false });
    const { data, ciclos, ciclo_retornado } = await lista();
    expect({ ciclos, ciclo_retornado }).toEqual({
      ciclos: [{ id: world.ciclo, ano: 2026, numero_referencia: 1 }],
      ciclo_retornado: world.ciclo,
    });
    const one = {
      qtde_estrelas_possiveis: 6,
      qtde_estrelas_conquistadas: 3,
      qtde_itens_possiveis: 10,
      qtde_itens_respondidos: 3,
    };
    const two = {
      qtde_estrelas_possiveis: 3,
      qtde_estrelas_conquistadas: 1,
      qtde_itens_possiveis: 4,
      qtde_itens_respondidos: 0,
    };
    const common = {
      materia_nome: 'Matéria LC',
      descricao: 'Roteiro de teste',
      data_aplicacao: null,
      encerrado: false,
      data_fim: '2026-12-31T00:00:00.000Z',
      boss_tempo_restante: null,
    };
    expect(data).toEqual([
      {
        area_conhecimento_id: 1,
        nome_curto: 'LC',
        area_conhecimento_codigo: 'LC',
        exercicios: {
          qtde_estrelas_possiveis: 9,
          qtde_estrelas_conquistadas: 4,
          qtde_itens_possiveis: 14,
          qtde_itens_respondidos: 3,
        },
        boss: { qtde_boss: 1, qtde_boss_finalizado: 0, qtde_boss_vencido: 0 },
        avaliacoes: [
          {
            ...common,
            turma_avaliacao_id: roteiro.turma_avaliacao_id,
            tipo_avaliacao: 'RoteiroEstudo',
            materia_id: roteiro.materia_id,
            exercicios: one,
            status_boss: 'bloqueado',
            existe_boss: true,
            // The third phase has no items.
            qtde_fases: 2,
            qtde_fases_concluidas: 1,
            fase_atual: {
              numero: 2,
              objeto_conhecimento_id: roteiro.fases[1]?.objeto_conhecimento_id,
              objeto_conhecimento_descricao: expect.stringMatching(/^Objeto /),
              qtde_itens_total: 5,
              exercicio_atual: 1,
            },
          },
          {
            ...common,
            turma_avaliacao_id: plano.turma_avaliacao_id,
            tipo_avaliacao: 'PlanoAcao',
            materia_id: plano.materia_id,
            exercicios: two,
            status_boss: null,
            existe_boss: false,
            qtde_fases: 1,
            qtde_fases_concluidas: 1,
            fase_atual: null,
          },
        ],
      },
    ]);
  });

  it('shows what is open to this student, and nothing of other students', async () => {
    const own = await createBossTrilha(t.db, { tipo: 2, fases: [1] });
    const shared = await createBossTrilha(t.db, { fases: [1] });
    await createBossTrilha(t.db, { tipo: 2, fases: [1], turma_aluno_id: world.alunos.caio });
    await createBossTrilha(t.db, { fases: [1], turma_id: world.turmaV2 });
    await createBossTrilha(t.db, { fases: [1], escola_id: world.outraEscola, turma_id: 4, unlockedFor: [] });
    const later = await createBossTrilha(t.db, { fases: [1], aberta_em: '2026-11-21T12:00:01Z' });
    const ids = async () =>
      (await lista()).data.flatMap(({ avaliacoes }) => avaliacoes.map((one) => one.turma_avaliacao_id));
    expect(await ids()).toEqual([shared.turma_avaliacao_id, own.turma_avaliacao_id]);
    t.clock.advance(1000);
    expect(await ids()).toEqual([shared.turma_avaliacao_id, later.turma_avaliacao_id, own.turma_avaliacao_id]);
  });

  it('returns the state of each Boss, including one whose time is over', async () => {
    const trilhas = [];
    for (let n = 0; n < 4; n += 1)
      trilhas.push(await createBossTrilha(t.db, { fases: [2], ...(n === 0 && { unlockedFor: [] }) }));
    const [, , running, lost] = trilhas;
    await ana.post(lost?.bossUrl('boss/iniciar') ?? '');
    t.clock.advance(600_000);
    await ana.post(running?.bossUrl('boss/iniciar') ?? '');
    t.clock.advance(600_000);
    const { data } = await lista();
    expect(data[0]?.avaliacoes.map(({ status_boss }) => status_boss)).toEqual([
      'bloqueado',
      'desbloqueado',
      'iniciado',
      'perdeu',
    ]);
    expect(data[0]?.boss).toEqual({ qtde_boss: 4, qtde_boss_finalizado: 1, qtde_boss_vencido: 0 });
    // Of the running one alone it tells the time that is left (decision 219).
    expect(data[0]?.avaliacoes.map(({ boss_tempo_restante }) => boss_tempo_restante)).toEqual([null, null, 600, null]);
    const subjects = await Promise.all(trilhas.map((trilha) => materia(trilha)));
    expect(subjects.map(({ status_boss }) => status_boss)).toEqual(['bloqueado', 'desbloqueado', 'iniciado', 'perdeu']);
    expect(subjects.map(({ boss_tempo_restante }) => boss_tempo_restante)).toEqual([null, null, 600, null]);
  });

  /** Moves the exam of a roadmap to a new cycle. Returns the cycle's id. */
  async function moveToCiclo(trilha: BossTrilha, ano: number, numero_referencia: number): Promise<number> {
    const [row] = await tables(escola).insert(ciclo).values({ ano, numero_referencia }).returning({ id: ciclo.id });
    if (!row) throw new Error('the cycle was not written');
    await t.db.query(
      'update avaliacao a set ciclo_id = $1 from turma_avaliacao w where w.avaliacao_id = a.id and w.id = $2',
      [row.id, trilha.turma_avaliacao_id],
    );
    return row.id;
  }

  it('returns the cycle whose roadmap ends next, not a later one that is planned already', async () => {
    const later = await createBossTrilha(t.db, { fases: [1], data_fim: '2027-03-01T00:00:00Z' });
    const next = await moveToCiclo(later, 2027, 1);
    expect((await lista()).ciclo_retornado).toBe(next);
    await createBossTrilha(t.db, { fases: [1], data_fim: '2026-12-20T00:00:00Z' });
    expect(await lista()).toMatchObject({
      ciclo_retornado: world.ciclo,
      ciclos: [{ id: world.ciclo }, { id: next }],
    });
  });

  it('returns the requested cycle, or the newest open one; an area may be empty in it', async () => {
    const over = await createBossTrilha(t.db, { fases: [1], data_fim: '2026-11-20T00:00:00Z' });
    const old = await moveToCiclo(over, 2026, 2);
    const both = [world.ciclo, old];
    expect((await lista()).ciclo_retornado).toBe(both[1]);
    const open = await createBossTrilha(t.db, { fases: [1] });
    const shown = async (query: string) => {
      const { data, ciclo_retornado, ciclos } = await lista(query);
      expect(ciclos.map(({ id }) => id)).toEqual(both);
      return {
        ciclo_retornado,
        ids: data.flatMap(({ avaliacoes }) => avaliacoes.map((one) => one.turma_avaliacao_id)),
      };
    };
    const newest = { ciclo_retornado: both[0], ids: [open.turma_avaliacao_id] };
    expect(await shown('')).toEqual(newest);
    expect(await shown('?ciclo_id=4711')).toEqual(newest);
    expect(await shown(`?ciclo_id=${both[1]}`)).toEqual({ ciclo_retornado: both[1], ids: [over.turma_avaliacao_id] });
    expect((await ana.get(`${LISTA}?ciclo_id=abc`)).status).toBe(400);
  });
});

describe('getAvaliacaoAdaptada', () => {
  it('shows phases with their best run, locks and media', async () => {
    const trilha = await createBossTrilha(t.db, { fases: [5, 5, 5], unlockedFor: [] });
    await giveStars(t.db, faseId(trilha, 0), { estrelas: 1, acertos: 1, itens: 5 });
    await giveStars(t.db, faseId(trilha, 0), { estrelas: 2, acertos: 3, itens: 5 });
    await giveStars(t.db, faseId(trilha, 0), { estrelas: 0, acertos: 0, itens: 5 });
    await giveStars(t.db, faseId(trilha, 1), { estrelas: 0, acertos: 0, itens: 5 });
    await answerSome(trilha, 1, [{ at: 0 }]);
    const objeto_conhecimento_id = trilha.fases[1]?.objeto_conhecimento_id ?? 0;
    await tables(escola)
      .insert(conteudo_digital)
      .values([
        { objeto_conhecimento_id, ordem: 2, tipo: 'jogo_educativo', descricao: 'Jogo', url: 'https://a.exemplo/j' },
        {
          objeto_conhecimento_id,
          ordem: 1,
          tipo: 'video',
          descricao: 'Vídeo',
          url: 'https://a.exemplo/v',
          label_01: '3 min',
        },
      ]);
    const shown = await materia(trilha);
    expect(shown).not.toHaveProperty('exibir_explicacao_plano_acao');
    expect(shown).toMatchObject({
      tipo_avaliacao: 'RoteiroEstudo',
      status_boss: 'bloqueado',
      qtde_itens_respondeu: 1,
      qtde_itens_total: 15,
    });
    expect(
      shown.fases.map((fase) => [fase.ordem_oic, fase.qtde_estrelas, fase.qtde_itens_acertou, fase.bloqueado]),
    ).toEqual([
      [1, 2, 3, false],
      [2, 0, 0, false],
      [3, 0, 0, true],
    ]);
    expect(shown.fases[1]).toMatchObject({ qtde_itens_respondeu: 1, qtde_itens_total: 5 });
    expect(
      shown.fases[1]?.midias.conteudos.map(({ index, tipo, descricao, label_01 }) => [
        index,
        tipo,
        descricao,
        label_01,
      ]),
    ).toEqual([
      [0, 'video', 'Vídeo', '3 min'],
      [1, 'artigo', 'Jogo', null],
    ]);
    const view = await t.openView(await t.signIn('coord.ines'), world.alunos.ana);
    expect(await materia(trilha, view)).toEqual(shown);
  });

  it('says where an open run goes on: at the first item that is not locked, else at the last', async () => {
    const trilha = await createBossTrilha(t.db, { fases: [2, 2], unlockedFor: [] });
    const shown = async () => (await materia(trilha)).fases.map(({ exercicio_atual }) => exercicio_atual);
    expect(await shown()).toEqual([null, null]);
    await answerSome(trilha, 0, [{ at: 0 }]);
    expect(await shown()).toEqual([1, null]);
    const lock = "update fase_item set bloqueado_em = '2026-11-20T12:01:00Z'";
    await t.db.query(lock);
    expect(await shown()).toEqual([2, null]);
    await t.db.query('delete from fase_item');
    await t.db.query('delete from fase_execucao');
    await answerSome(trilha, 0, [{ at: 0 }, { at: 1 }]);
    await t.db.query(lock);
    expect(await shown()).toEqual([2, null]);
    await t.db.query(
      "update fase_execucao set concluida_em = '2026-11-20T12:02:00Z', estrelas = 0, acertos = 0, itens = 2",
    );
    expect(await shown()).toEqual([null, null]);
  });

  it('shows the explanation of a plan until the student dismisses it for all subjects of the exam', async () => {
    const plano = await createBossTrilha(t.db, { tipo: 2, fases: [1] });
    const other = await createBossTrilha(t.db, { tipo: 2, fases: [1] });
    const hide = (segment: string, id: number) =>
      ana.post(`${LISTA}/${segment}/${id}/nao_exibir_explicacao_plano_acao`);
    expect((await materia(plano)).exibir_explicacao_plano_acao).toBe(true);
    for (const segment of ['plano_acoes', 'PlanoAcao'])
      expect(await hide(segment, plano.turma_avaliacao_id)).toMatchObject({ status: 200 });
    expect((await materia(plano)).exibir_explicacao_plano_acao).toBe(false);
    expect((await materia(other)).exibir_explicacao_plano_acao).toBe(true);
    expect((await hide('roteiro_estudos', plano.turma_avaliacao_id)).status).toBe(404);
    const foreign = await createBossTrilha(t.db, { tipo: 2, fases: [1], turma_aluno_id: world.alunos.caio });
    expect((await hide('plano_acoes', foreign.turma_avaliacao_id)).status).toBe(404);
    const { rows } = await t.db.query('select turma_aluno_id, turma_avaliacao_id from explicacao_oculta');
    expect(rows).toEqual([{ turma_aluno_id: world.alunos.ana, turma_avaliacao_id: plano.turma_avaliacao_id }]);
  });

  it('answers 404 for a roadmap that is not this student’s', async () => {
    const foreign = await createBossTrilha(t.db, { tipo: 2, fases: [1], turma_aluno_id: world.alunos.caio });
    const own = await createBossTrilha(t.db, { fases: [1] });
    const paths = [
      `plano_acoes/${foreign.turma_avaliacao_id}/${foreign.materia_id}`,
      `plano_acoes/${own.turma_avaliacao_id}/${own.materia_id}`,
      `roteiro_estudos/${own.turma_avaliacao_id}/4711`,
    ];
    for (const path of paths) expect((await ana.get(`${LISTA}/${path}`)).status).toBe(404);
  });
});

describe('getAdaptadaMidias', () => {
  const midias = (trilha: BossTrilha, fase: number, client = ana) => client.get(`${trilha.url(fase)}/midias`);

  it('opens with its phase for the student, and always for staff who only look', async () => {
    const trilha = await createBossTrilha(t.db, { fases: [2, 2], unlockedFor: [] });
    expect(await midias(trilha, 0)).toMatchObject({
      status: 200,
      body: {
        objeto_conhecimento_id: trilha.fases[0]?.objeto_conhecimento_id,
        conteudos: [],
        permite_pular: true,
        pulou: false,
      },
    });
    expect(await midias(trilha, 1)).toMatchObject({ status: 409, body: { codigo: 'fase_bloqueada' } });
    const staff = await t.openView(await t.signIn('coord.ines'), world.alunos.ana);
    expect((await midias(trilha, 1, staff)).status).toBe(200);
    const acting = await t.openView(await t.signIn('vida.julia'), world.alunos.ana, 'aluno');
    expect((await midias(trilha, 1, acting)).status).toBe(409);
    await giveStars(t.db, faseId(trilha, 0), {});
    expect((await midias(trilha, 1)).status).toBe(200);
    expect((await ana.get(`${trilha.bossUrl('4711')}/midias`)).status).toBe(404);
  });

  it('says that the open run has paid for skipping, as the paying call stored it', async () => {
    const trilha = await createBossTrilha(t.db, { fases: [2], unlockedFor: [] });
    await pay(escola, world.alunos.ana, 'item', [{ chave: 'prêmio', valor: 15 }], t.clock());
    const { turma_avaliacao_id, materia_id, fases } = trilha;
    const body = { turma_avaliacao_id, materia_id, objeto_conhecimento_id: fases[0]?.objeto_conhecimento_id };
    expect((await ana.post(`${LISTA}/roteiro_estudos/reduzir_moeda`, body)).status).toBe(200);
    expect((await midias(trilha, 0)).body).toMatchObject({ pulou: true });
    await t.db.query('update turma set pular_ativo = false where id = $1', [world.turmaV1]);
    expect((await midias(trilha, 0)).body).toMatchObject({ permite_pular: false });
    await t.db.query('update turma set pular_ativo = true');
  });
});

describe('the order of the contents of a topic (VOT-2, VOT-3; D 221)', () => {
  const NINETY_DAYS_AGO = Date.parse('2026-08-23T12:00:00Z');

  /** Two contents, of which ten votes in the phases of a roadmap say that the second one helped and the first did not. */
  async function voted(oldest: number) {
    const trilha = await createBossTrilha(t.db, { fases: Array.from({ length: 10 }, () => 1) });
    const common = { tipo: 'video' as const, url: 'https://videos.example/1' };
    const made = await tables(escola)
      .insert(conteudo_digital)
      .values(
        ['primeiro', 'segundo'].map((descricao, n) => ({
          ...common,
          descricao,
          ordem: n + 1,
          objeto_conhecimento_id: trilha.fases[0]?.objeto_conhecimento_id ?? 0,
        })),
      )
      .returning({ id: conteudo_digital.id });
    const votes = made.flatMap(({ id }, n) =>
      trilha.fases.map(({ trilha_fase_id }, vote) => ({
        turma_aluno_id: world.alunos.ana,
        trilha_fase_id,
        conteudo_digital_id: id,
        visualizado_em: new Date(oldest),
        ajudou: n === 1,
        votado_em: new Date(vote === 0 ? oldest : START),
      })),
    );
    await tables(escola).insert(conteudo_visualizacao).values(votes);
    return trilha;
  }
  const order = async (trilha: BossTrilha) => {
    const midias = bodyOf('AdaptadaMidias', await ana.get(`${trilha.url(0)}/midias`));
    const listed = (await materia(trilha)).fases[0]?.midias.conteudos;
    expect(listed).toEqual(midias.conteudos);
    return listed?.map(({ index, descricao }) => `${index} ${descricao}`);
  };

  it('follows ten votes of ninety days', async () => {
    expect(await order(await voted(NINETY_DAYS_AGO))).toEqual(['0 segundo', '1 primeiro']);
  });

  it('stays as authored when one of the ten is older', async () => {
    expect(await order(await voted(NINETY_DAYS_AGO - 1))).toEqual(['0 primeiro', '1 segundo']);
  });
});

describe('statements', () => {
  const LONG = 120_000;

  it(
    'of list and subject are the same number for 30 and 300 phases, and for a larger class',
    { timeout: LONG },
    async () => {
      const small = await createBossTrilha(t.db, { fases: Array.from({ length: 30 }, () => 1) });
      const cost = async (trilha: BossTrilha) => ({
        lista: await t.statements.count(() => lista()),
        materia: await t.statements.count(() => materia(trilha)),
        midias: await t.statements.count(() => ana.get(`${trilha.url(0)}/midias`)),
      });
      const before = await cost(small);
      const large = await createBossTrilha(t.db, { fases: Array.from({ length: 270 }, () => 1) });
      for (let n = 0; n < 8; n += 1) await createBossTrilha(t.db, { tipo: n % 2 ? 1 : 2, fases: [2, 2] });
      for (const turma_aluno_id of [world.alunos.caio, world.alunos.doraAntiga]) {
        for (let n = 0; n < 5; n += 1) await createBossTrilha(t.db, { tipo: 2, fases: [1], turma_aluno_id });
        await giveStars(t.db, faseId(small, 0), { turma_aluno_id });
      }
      expect((await lista()).data[0]?.avaliacoes).toHaveLength(10);
      expect(await cost(large)).toEqual(before);
      expect(await cost(small)).toEqual(before);
      process.stdout.write(`statements, session included: ${JSON.stringify(before)}\n`);
    },
  );
});

describe('saveMetaSemana', () => {
  it('keeps the goal, and counts each phase of the week with a star once', async () => {
    const roteiro = await createBossTrilha(t.db, { fases: [5, 5, 5, 5], unlockedFor: [] });
    // The clock stands on Saturday, 21 November; the week began on Monday, 16 November, 0h in the zone of the school.
    const ends = [
      [0, '2026-11-16T03:00:00Z', 1],
      [0, '2026-11-18T12:00:00Z', 3],
      [1, '2026-11-20T12:00:00Z', 2],
      [2, '2026-11-20T12:00:00Z', 0],
      [3, '2026-11-16T02:59:59Z', 3],
    ] as const;
    for (const [index, [fase, em, estrelas]] of ends.entries()) {
      const at = { numero: index + 20, iniciada_em: new Date(em), concluida_em: new Date(em) };
      const of = { turma_aluno_id: world.alunos.ana, trilha_fase_id: faseId(roteiro, fase) };
      await tables(escola)
        .insert(fase_execucao)
        .values({ ...of, ...at, estrelas, acertos: estrelas, itens: 5 });
    }
    const choose = (meta: number) =>
      ana.send({
        method: 'PUT',
        url: `${LISTA}/meta_semana`,
        payload: JSON.stringify({ meta }),
        headers: { 'content-type': 'application/json' },
      });
    expect(bodyOf('MetaSemana', await choose(4))).toEqual({ meta: 4, qtde_fases_concluidas: 2 });
    expect((await lista()).meta_semana).toEqual({ meta: 4, qtde_fases_concluidas: 2 });
    expect((await choose(6)).status).toBe(400);
  });
});

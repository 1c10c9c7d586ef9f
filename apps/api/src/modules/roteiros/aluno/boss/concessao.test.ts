/** New attempts granted by staff: who gets one, when, how often, and what it pays. */
import { afterAll, beforeEach, describe, expect, it } from 'vitest';

import { createTestApp, world } from '../../../../../test/index.ts';
import { RIGHT, WRONG } from '../../../../../test/avaliacao_adaptadas/trilha-fixture.ts';
import { bodyOf } from '../../../../../test/central_avaliacoes/exam-fixture.ts';
import { emptyWallets, ledgerOf } from '../../../../../test/navbar/wallet.ts';
import { createBossTrilha, type BossTrilha } from '../../../../../test/boss/boss-fixture.ts';

const START = '2026-11-21T12:00:00Z';
const t = await createTestApp({ agora: START });
afterAll(t.close);
const [ana, coord] = [await t.signIn('ana'), await t.signIn('coord.ines')];

beforeEach(async () => {
  t.clock.set(START);
  await t.db.query('delete from boss_item; delete from boss');
  await emptyWallets(t.db);
});

const url = (turma_aluno_id: number = world.alunos.ana) => `/api/v2/gestao/alunos/${turma_aluno_id}/tentativas_boss`;
const bodyFor = ({ turma_avaliacao_id, materia_id }: BossTrilha, extra: object = {}) => ({
  turma_avaliacao_id,
  materia_id,
  motivo: 'A luz caiu no meio da tentativa',
  ...extra,
});
const grant = (trilha: BossTrilha, client = coord, extra: object = {}) => client.post(url(), bodyFor(trilha, extra));
const offered = async () =>
  bodyOf('GestaoAlunoDetalhe', await coord.get(`/api/v2/gestao/alunos/${world.alunos.ana}`)).boss_liberaveis;
const start = (trilha: BossTrilha) => ana.post(trilha.bossUrl('boss/iniciar'));
const status = async (trilha: BossTrilha) => bodyOf('BossInfo', await ana.get(trilha.bossUrl('boss_info'))).status_boss;

/** Plays an attempt of two items to its end. */
async function play(trilha: BossTrilha, respostas: readonly [number, number]): Promise<number[]> {
  await start(trilha);
  const { itens } = bodyOf('BossResumo', await ana.get(trilha.bossUrl('boss_resumo')));
  for (const [n, item_resposta] of respostas.entries()) {
    const { turma_avaliacao_roteiro_estudo_id, turma_avaliacao_lista_adaptada_id } = itens[n] ?? {};
    const ids = { turma_avaliacao_roteiro_estudo_id, turma_avaliacao_lista_adaptada_id };
    await ana.post(trilha.answerUrl, { ...ids, item_resposta });
  }
  return itens.map(({ banco_questao_id }) => banco_questao_id);
}
const resultado = async (trilha: BossTrilha) =>
  bodyOf('BossResultado', await ana.get(trilha.bossUrl('boss_concluido')));

describe('createTentativaBoss', () => {
  it('adds one attempt after one that has ended, with new items and new time', async () => {
    const trilha = await createBossTrilha(t.db, { fases: [2] });
    expect(await grant(trilha)).toMatchObject({ status: 409, body: { codigo: 'tentativa_aberta' } });
    await start(trilha);
    expect(await offered()).toEqual([]);
    expect(await grant(trilha)).toMatchObject({ status: 409, body: { codigo: 'tentativa_aberta' } });
    await ana.post(trilha.bossUrl('boss/encerrar'));
    expect(await status(trilha)).toBe('perdeu');
    // What staff are offered is what they may grant.
    expect(await offered()).toEqual([
      {
        turma_avaliacao_id: trilha.turma_avaliacao_id,
        materia_id: trilha.materia_id,
        materia_nome: expect.any(String),
        tipo_avaliacao: 'RoteiroEstudo',
        descricao: expect.any(String),
        tentativa_numero: 1,
        encerrado_em: START.replace('Z', '.000Z'),
      },
    ]);
    expect(await grant(trilha)).toMatchObject({
      status: 200,
      body: {
        turma_aluno_id: world.alunos.ana,
        turma_avaliacao_id: trilha.turma_avaliacao_id,
        materia_id: trilha.materia_id,
        tentativa_numero: 2,
        liberada_em: '2026-11-21T12:00:00.000Z',
      },
    });
    expect(await status(trilha)).toBe('desbloqueado');
    expect(await offered()).toEqual([]);
    expect(await grant(trilha)).toMatchObject({ status: 409, body: { codigo: 'tentativa_aberta' } });
    t.clock.advance(3_600_000);
    expect(await start(trilha)).toMatchObject({
      body: { tempo_restante: 1200, data_inicio: '2026-11-21T13:00:00.000Z' },
    });
    expect(await ana.get(trilha.bossUrl('boss_resumo'))).toMatchObject({ body: { online: true } });
  });

  it('treats an attempt whose time is over as ended, and closes and pays it', async () => {
    const trilha = await createBossTrilha(t.db, { fases: [2] });
    await start(trilha);
    const { itens } = bodyOf('BossResumo', await ana.get(trilha.bossUrl('boss_resumo')));
    const id = itens[0]?.turma_avaliacao_roteiro_estudo_id;
    await ana.post(trilha.answerUrl, { turma_avaliacao_roteiro_estudo_id: id, item_resposta: RIGHT });
    t.clock.set('2026-11-21T12:20:00Z');
    expect(await offered()).toMatchObject([{ encerrado_em: '2026-11-21T12:20:00.000Z' }]);
    expect(await grant(trilha)).toMatchObject({ status: 200 });
    expect(await ledgerOf(t.db, world.alunos.ana)).toMatchObject({ moedas: 5 });
  });

  it('pays only what a better attempt adds (BOS-14)', async () => {
    const trilha = await createBossTrilha(t.db, { fases: [2] });
    await play(trilha, [RIGHT, WRONG]);
    expect(await resultado(trilha)).toMatchObject({ status_boss_enum: 'perdeu', qtde_moedas_ganhas: 5 });
    await grant(trilha);
    await play(trilha, [RIGHT, RIGHT]);
    expect(await resultado(trilha)).toMatchObject({ status_boss_enum: 'venceu', qtde_moedas_ganhas: 35 });
    await grant(trilha);
    await play(trilha, [RIGHT, WRONG]);
    expect(await resultado(trilha)).toMatchObject({ status_boss_enum: 'perdeu', qtde_moedas_ganhas: 0 });
    expect(await ledgerOf(t.db, world.alunos.ana)).toMatchObject({ moedas: 40, lancamentos: 2 });
  });

  it('finds the roadmap or plan of an exam by type; without a type it takes the one whose attempt ended last', async () => {
    const roteiro = await createBossTrilha(t.db, { fases: [2] });
    const plano = await createBossTrilha(t.db, { tipo: 2, fases: [2] });
    await t.db.query('update trilha set turma_avaliacao_id = $1, materia_id = $2 where id = $3', [
      roteiro.turma_avaliacao_id,
      roteiro.materia_id,
      plano.trilha_id,
    ]);
    const moved: BossTrilha = {
      ...plano,
      bossUrl: (call) =>
        `/api/v1/avaliacao_adaptadas/plano_acoes/${roteiro.turma_avaliacao_id}/${roteiro.materia_id}/${call}`,
    };
    await play(moved, [WRONG, WRONG]);
    t.clock.advance(60_000);
    await play(roteiro, [WRONG, WRONG]);
    expect((await grant(roteiro)).status).toBe(200);
    expect([await status(roteiro), await status(moved)]).toEqual(['desbloqueado', 'perdeu']);
    expect((await grant(roteiro, coord, { tipo_avaliacao: 'RoteiroEstudo' })).status).toBe(409);
    expect((await grant(roteiro, coord, { tipo_avaliacao: 'PlanoAcao' })).status).toBe(200);
    expect(await status(moved)).toBe('desbloqueado');
  });

  it('is audited with actor, student and reason; a refusal is not', async () => {
    const trilha = await createBossTrilha(t.db, { fases: [2] });
    const rows = async () =>
      (
        await t.db.query(
          `select acao, ator_id, perfil_real, turma_aluno_id, motivo, detalhe from auditoria
           where acao = 'boss_tentativa_liberada' and detalhe->>'turma_avaliacao_id' = $1`,
          [String(trilha.turma_avaliacao_id)],
        )
      ).rows;
    await grant(trilha);
    expect(await rows()).toEqual([]);
    await play(trilha, [WRONG, WRONG]);
    await grant(trilha);
    await grant(trilha);
    expect(await rows()).toEqual([
      {
        acao: 'boss_tentativa_liberada',
        ator_id: expect.any(Number),
        perfil_real: 'coordenador',
        turma_aluno_id: world.alunos.ana,
        motivo: 'A luz caiu no meio da tentativa',
        detalhe: {
          turma_avaliacao_id: trilha.turma_avaliacao_id,
          materia_id: trilha.materia_id,
          tipo: 'RoteiroEstudo',
          tentativa_numero: 2,
        },
      },
    ]);
  });

  it('is granted only to students within reach', async () => {
    const trilha = await createBossTrilha(t.db, { fases: [2] });
    await play(trilha, [WRONG, WRONG]);
    // Helena teaches another class, Nair only reads, and a student is not staff.
    expect((await grant(trilha, await t.signIn('prof.helena'))).status).toBe(404);
    expect((await grant(trilha, await t.signIn('sup.nair'))).status).toBe(403);
    expect((await grant(trilha, ana)).status).toBe(403);
    expect((await grant(trilha, t.anonymous)).status).toBe(401);
    expect((await coord.post(url(world.alunos.zeca), bodyFor(trilha))).status).toBe(404);
    expect((await coord.post(url(), bodyFor(trilha, { materia_id: 4711 }))).status).toBe(404);
    expect((await coord.post(url(), bodyFor(trilha, { motivo: '' }))).status).toBe(400);
    const { rows } = await t.db.query('select 1 from boss where numero > 1');
    expect(rows).toEqual([]);
    expect((await grant(trilha, await t.signIn('dir.otto'))).status).toBe(200);
  });

  it('grants one attempt for 20 simultaneous clicks', async () => {
    const trilha = await createBossTrilha(t.db, { fases: [2] });
    await play(trilha, [WRONG, WRONG]);
    const answers = await Promise.all(Array.from({ length: 20 }, () => grant(trilha)));
    expect(answers.filter((one) => one.status === 200)).toHaveLength(1);
    expect(answers.filter((one) => one.status === 409)).toHaveLength(19);
    const { rows } = await t.db.query('select numero from boss where trilha_id = $1 order by numero', [
      trilha.trilha_id,
    ]);
    expect(rows.map(({ numero }) => numero)).toEqual([1, 2]);
  });
});

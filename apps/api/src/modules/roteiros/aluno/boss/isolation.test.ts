/**
 * Security C10 for roadmaps and the Boss: foreign ids in any position read and change nothing, and classmates never
 * share an attempt.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { checksums } from '../../../../../test/checksums.ts';
import { createTestApp, world, type Client } from '../../../../../test/index.ts';
import { RIGHT, WRONG } from '../../../../../test/avaliacao_adaptadas/trilha-fixture.ts';
import { bodyOf } from '../../../../../test/central_avaliacoes/exam-fixture.ts';
import { createBossTrilha, type BossTrilha } from '../../../../../test/boss/boss-fixture.ts';

const t = await createTestApp({ agora: '2026-11-21T12:00:00Z' });
afterAll(t.close);
const [ana, bia, bruno, zeca] = [
  await t.signIn('ana'),
  await t.signIn('bia'),
  await t.signIn('bruno'),
  await t.signIn('zeca'),
];
const { alunos } = world;

/** A roadmap and a plan of one class, one with a running Boss and one with an ended Boss. */
const foreign: BossTrilha[] = [];
let own: BossTrilha;
const start = (client: Client, trilha: BossTrilha) => client.post(trilha.bossUrl('boss/iniciar'));
const resumo = async (client: Client, trilha: BossTrilha) =>
  bodyOf('BossResumo', await client.get(trilha.bossUrl('boss_resumo')));

beforeAll(async () => {
  // Version 2 has no Boss. These tests check ownership only.
  await t.db.query('update turma set versao = 1');
  own = await createBossTrilha(t.db, { fases: [2], unlockedFor: [alunos.ana] });
  const ofBia = { turma_id: world.turmaV2, unlockedFor: [alunos.bia, alunos.bruno] };
  const ofZeca = { escola_id: world.outraEscola, turma_id: 4, unlockedFor: [alunos.zeca] };
  foreign.push(
    await createBossTrilha(t.db, { fases: [2], ...ofBia }),
    await createBossTrilha(t.db, { tipo: 2, fases: [2], turma_aluno_id: alunos.bia, ...ofBia }),
    await createBossTrilha(t.db, { fases: [2], ...ofZeca }),
    await createBossTrilha(t.db, { tipo: 2, fases: [2], turma_aluno_id: alunos.zeca, ...ofZeca }),
  );
  for (const [n, trilha] of foreign.entries()) {
    const client = n < 2 ? bia : zeca;
    if ((await start(client, trilha)).status !== 200) throw new Error(`the Boss of roadmap ${n} does not start`);
    if (n % 2) await client.post(trilha.bossUrl('boss/encerrar'));
  }
  await start(ana, own);
});

/** Every call of the lists and the Boss about one roadmap. */
function calls(client: Client, trilha: BossTrilha): [string, () => Promise<{ status: number }>][] {
  const item = trilha.fases[0]?.itens[0]?.trilha_item_id ?? 0;
  const key = trilha.answerUrl.includes('plano')
    ? 'turma_avaliacao_lista_adaptada_id'
    : 'turma_avaliacao_roteiro_estudo_id';
  const hide = `${trilha.answerUrl.replace('resposta_boss', '')}${trilha.turma_avaliacao_id}/nao_exibir_explicacao_plano_acao`;
  return [
    ['getAvaliacaoAdaptada', () => client.get(trilha.bossUrl('').slice(0, -1))],
    ['getAdaptadaMidias', () => client.get(`${trilha.url(0)}/midias`)],
    ...['boss_info', 'boss_resumo', 'boss_concluido'].map((call): [string, () => Promise<{ status: number }>] => [
      call,
      () => client.get(trilha.bossUrl(call)),
    ]),
    ['startBoss', () => start(client, trilha)],
    ['closeBoss', () => client.post(trilha.bossUrl('boss/encerrar'))],
    ['saveRespostaBoss', () => client.post(trilha.answerUrl, { [key]: item, item_resposta: 1 })],
    ['setNaoExibirExplicacaoPlanoAcao', () => client.post(hide)],
  ];
}

describe('foreign ids', () => {
  it.each([
    ['a roadmap of another class', 0],
    ['a plan of another student', 1],
    ['a roadmap of another school', 2],
    ['a plan of another school', 3],
  ])('%s: every call is 404, and no row changes', async (_name, n) => {
    const trilha = foreign[n];
    if (!trilha) throw new Error('no such roadmap');
    const rows = async () => ({ ...(await checksums(t.db)), sessao: '' });
    const before = await rows();
    const statuses = [];
    for (const [name, call] of calls(ana, trilha)) statuses.push([name, (await call()).status]);
    expect(statuses).toEqual(calls(ana, trilha).map(([name]) => [name, 404]));
    expect(await rows()).toEqual(before);
  });

  it('the same calls work for the own roadmap, so the calls above are refused for their ids', async () => {
    const statuses = [];
    for (const [, call] of calls(ana, own)) statuses.push((await call()).status);
    expect(statuses.every((status) => status === 200 || status === 409)).toBe(true);
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(6);
  });
});

it('two students of a class have a Boss each: answers, clock and keys stay apart', async () => {
  const [trilha] = foreign;
  if (!trilha) throw new Error('no such roadmap');
  const first = trilha.fases[0]?.itens[0]?.trilha_item_id;
  const answer = (client: Client, item_resposta: number) =>
    client.post(trilha.answerUrl, { turma_avaliacao_roteiro_estudo_id: first, item_resposta });
  expect(await answer(bia, RIGHT)).toMatchObject({ status: 200, body: { acertou: true } });
  expect(bodyOf('BossInfo', await bruno.get(trilha.bossUrl('boss_info')))).toMatchObject({ data_inicio: null });
  t.clock.advance(60_000);
  await start(bruno, trilha);
  expect((await resumo(bruno, trilha)).itens.every((item) => item.item_gabarito === null)).toBe(true);
  expect(await answer(bruno, WRONG)).toMatchObject({ status: 200, body: { acertou: false, tempo_restante: 1200 } });
  await bruno.post(trilha.bossUrl('boss/encerrar'));
  const ofBia = await resumo(bia, trilha);
  expect(ofBia).toMatchObject({ status_boss: 'iniciado', tempo_restante: 1140, online: true });
  const stored = ofBia.itens.find((item) => item.turma_avaliacao_roteiro_estudo_id === first);
  expect(stored).toMatchObject({ item_resposta: RIGHT });
});

/** [BOS-18] Decision 191: the Boss of a roadmap past its end. One that was fought keeps its status, any other is locked. */
import { afterAll, beforeEach, expect, it } from 'vitest';

import { createTestApp, type Client } from '../../../../../test/index.ts';
import { RIGHT, WRONG } from '../../../../../test/avaliacao_adaptadas/trilha-fixture.ts';
import { type BossTrilha, createBossTrilha } from '../../../../../test/boss/boss-fixture.ts';
import { bodyOf } from '../../../../../test/central_avaliacoes/exam-fixture.ts';

const START = '2026-11-21T12:00:00Z';
const END = '2026-11-21T12:05:00Z';
const AFTER = '2026-11-21T12:05:01Z';
const t = await createTestApp({ agora: START });
afterAll(t.close);
const [ana, coord] = [await t.signIn('ana'), await t.signIn('coord.ines')];

beforeEach(() => {
  t.clock.set(START);
});

const create = () => createBossTrilha(t.db, { fases: [2], data_fim: END });
const start = (trilha: BossTrilha) => ana.post(trilha.bossUrl('boss/iniciar'));
const info = async (trilha: BossTrilha, client: Client = ana) =>
  bodyOf('BossInfo', await client.get(trilha.bossUrl('boss_info')));
const answer = (trilha: BossTrilha, item: number, item_resposta: number) =>
  ana.post(trilha.answerUrl, {
    turma_avaliacao_roteiro_estudo_id: trilha.fases[0]?.itens[item]?.trilha_item_id,
    item_resposta,
  });
/** Plays both items. */
async function play(trilha: BossTrilha, item_resposta: number): Promise<void> {
  await start(trilha);
  for (const item of [0, 1]) await answer(trilha, item, item_resposta);
}
const grant = ({ turma_avaliacao_id, materia_id }: BossTrilha) =>
  coord.post('/api/v2/gestao/alunos/1/tentativas_boss', { turma_avaliacao_id, materia_id, motivo: 'A luz caiu' });
/** `status_boss` on the card of the list, on the subject and in the intro: one answer in three places. */
async function statuses(trilha: BossTrilha): Promise<unknown[]> {
  const { data } = bodyOf('AdaptadaLista', await ana.get('/api/v1/avaliacao_adaptadas'));
  const card = data
    .flatMap((area) => area.avaliacoes)
    .find((row) => row.turma_avaliacao_id === trilha.turma_avaliacao_id);
  const materia = bodyOf('AdaptadaMateria', await ana.get(trilha.bossUrl('').replace(/\/$/, '')));
  return [card?.status_boss, materia.status_boss, (await info(trilha)).status_boss];
}
const all = (status: string) => [status, status, status];

it('one that was not begun is locked, and says that the time of the roadmap is over', async () => {
  const trilha = await create();
  expect(await statuses(trilha)).toEqual(all('desbloqueado'));
  t.clock.set(END);
  expect(await info(trilha)).toMatchObject({ status_boss: 'desbloqueado', roteiro_encerrado: false });
  t.clock.set(AFTER);
  expect(await statuses(trilha)).toEqual(all('bloqueado'));
  expect((await info(trilha)).roteiro_encerrado).toBe(true);
  const refused = { status: 409, body: { codigo: 'boss_encerrado', message: 'O prazo deste roteiro terminou.' } };
  expect(await start(trilha)).toMatchObject(refused);
  expect(await answer(trilha, 0, RIGHT)).toMatchObject(refused);
});

it.each([
  ['won', RIGHT, 'venceu'],
  ['lost', WRONG, 'perdeu'],
])('one that was %s keeps its status and its result', async (_name, option, status) => {
  const trilha = await create();
  await play(trilha, option);
  t.clock.set(AFTER);
  expect(await statuses(trilha)).toEqual(all(status));
  expect((await ana.get(trilha.bossUrl('boss_concluido'))).body).toMatchObject({ status_boss_enum: status });
});

it('one that runs keeps its own time', async () => {
  const trilha = await create();
  await start(trilha);
  t.clock.set(AFTER);
  expect(await statuses(trilha)).toEqual(all('iniciado'));
  expect((await answer(trilha, 0, RIGHT)).status).toBe(200);
  t.clock.set('2026-11-21T12:20:00Z');
  expect(await statuses(trilha)).toEqual(all('perdeu'));
});

it('a granted attempt that was not begun is gone, and the one before it keeps its result', async () => {
  const trilha = await create();
  await play(trilha, WRONG);
  expect((await grant(trilha)).status).toBe(200);
  expect(await statuses(trilha)).toEqual(all('desbloqueado'));
  t.clock.set(AFTER);
  expect(await statuses(trilha)).toEqual(all('perdeu'));
  expect((await ana.get(trilha.bossUrl('boss_concluido'))).body).toMatchObject({ status_boss_enum: 'perdeu' });
});

it('staff cannot grant an attempt that nobody could begin', async () => {
  const trilha = await create();
  await play(trilha, WRONG);
  t.clock.set(AFTER);
  expect(await grant(trilha)).toMatchObject({
    status: 409,
    body: { codigo: 'boss_encerrado', message: 'O prazo deste roteiro terminou.' },
  });
});

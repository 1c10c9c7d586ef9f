/** [MON-2] Classes, windows and durations of a published exam, before and while it runs. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { bodyOf } from '../../../../../test/central_avaliacoes/exam-fixture.ts';
import { createQuestoes, newId, pedidoOf, saveDraft, urlOf } from '../../../../../test/gestao/rascunho-fixture.ts';
import { createTestApp, world, type Answer, type Client, type TestApp } from '../../../../../test/index.ts';

const NOW = '2026-11-21T12:00:00Z';
const DURING = '2026-11-28T12:30:00Z';
const AVISOS = ['sem_tri', 'tempo_longo', 'janela_sobreposta', 'questao_vista', 'em_outra_prova'];

let t: TestApp;
let ines: Client;
let exam: number;
beforeAll(async () => {
  t = await createTestApp({ agora: NOW });
});
afterAll(() => t.close());
beforeEach(async () => {
  t.clock.set(NOW);
  ines = await t.signIn('coord.ines');
  const id = newId();
  await saveDraft(ines, id, pedidoOf(await createQuestoes(t, [{}, {}])));
  const answer = await ines.post(urlOf(id, 'publicacao'), { versao: 1, avisos_aceitos: AVISOS });
  exam = bodyOf('Publicacao', answer).avaliacao_conhecimento_id;
});

const day = (inicio: string, fim: string) => ({
  dia_prova: 1,
  inicio: `2026-11-28T${inicio}`,
  fim: `2026-11-28T${fim}`,
  sala: null,
  entrada: 'livre',
});
const turma = (inicio: string, fim: string, turma_id: number = world.turmaV2) => ({
  turma_id,
  dias: [day(inicio, fim)],
});
const change = async (turmas: object[], rest: object = {}): Promise<Answer> => {
  const by = await t.signIn('coord.ines');
  return by.send({
    method: 'PUT',
    url: `/api/v2/gestao/avaliacoes/${exam}/turmas`,
    payload: { versao: 1, turmas, ...rest },
  });
};
const codesOf = ({ body }: Answer): unknown =>
  JSON.parse(JSON.stringify(body)).campos.map(({ codigo }: { codigo: string }) => codigo);
const stored = async () =>
  (
    await t.db.query(
      `select c.turma_id::int, d.inicio_em, d.fim_em from turma_avaliacao c join turma_avaliacao_dia d on d.turma_avaliacao_id = c.id
      where c.avaliacao_id = $1 order by 1`,
      [exam],
    )
  ).rows;

it('before the first window classes and windows are free, and the release follows', async () => {
  const answer = await change([turma('14:00', '16:00', world.turmaV1)]);
  expect(bodyOf('AvaliacaoGestao', answer)).toMatchObject({ versao: 2, turmas: [{ turma_id: world.turmaV1 }] });
  expect(await stored()).toEqual([
    { turma_id: world.turmaV1, inicio_em: new Date('2026-11-28T17:00:00Z'), fim_em: new Date('2026-11-28T19:00:00Z') },
  ]);
  const { rows } = await t.db.query('select fim_em from avaliacao where id = $1', [exam]);
  expect(rows[0].fim_em).toEqual(new Date('2026-11-28T19:00:00Z'));
  const { rows: events } = await t.db.query('select tipo from avaliacao_evento where avaliacao_id = $1 order by id', [
    exam,
  ]);
  expect(events.map(({ tipo }) => tipo)).toEqual(['publicada', 'turmas']);
});

describe('while it runs', () => {
  beforeEach(() => t.clock.set(DURING));
  it.each<[string, object[], object, string[]]>([
    ['an earlier end', [turma('09:00', '10:30')], {}, ['janela_menor']],
    ['another start', [turma('09:20', '11:00')], {}, ['inicio_passado', 'inicio_mudou']],
    ['without its class', [], {}, ['turma_retirada']],
    [
      'a shorter day',
      [turma('09:00', '11:00')],
      { duracoes: [{ dia_prova: 1, duracao_minutos: 50 }] },
      ['duracao_menor'],
    ],
  ])('%s is refused, with the field', async (_name, turmas, rest, codes) => {
    const answer = await change(turmas, rest);
    expect(answer.status).toBe(422);
    expect(codesOf(answer)).toEqual(codes);
  });

  it('open attempts gain what window and day gain, and nobody loses', async () => {
    t.clock.set('2026-11-28T13:30:00Z');
    const ta = (await t.db.query('select id::int from turma_avaliacao where avaliacao_id = $1', [exam])).rows[0].id;
    const bia = await t.signIn('bia');
    await bia.post(`/api/v2/central_avaliacoes/${ta}/1/inicio`);
    const prazo = async () =>
      (
        await t.db.query('select prazo_em from tentativa where turma_avaliacao_id = $1', [ta])
      ).rows[0].prazo_em.toISOString();
    expect(await prazo()).toBe('2026-11-28T14:00:00.000Z');
    expect((await change([turma('09:00', '11:20')])).status).toBe(200);
    expect(await prazo()).toBe('2026-11-28T14:20:00.000Z');
    const answer = await change([turma('09:00', '12:00')], {
      versao: 2,
      duracoes: [{ dia_prova: 1, duracao_minutos: 70 }],
    });
    expect(answer.status).toBe(200);
    expect(await prazo()).toBe('2026-11-28T14:40:00.000Z');
    const { rows } = await t.db.query('select fim_em from avaliacao where id = $1', [exam]);
    expect(rows[0].fim_em).toEqual(new Date('2026-11-28T15:00:00Z'));
  });

  it('a class is added', async () => {
    expect((await change([turma('09:00', '11:00'), turma('10:00', '12:00', world.turmaV1)])).status).toBe(200);
    expect(await stored()).toHaveLength(2);
  });
});

it('after the last window nothing changes', async () => {
  t.clock.set('2026-11-28T14:00:01Z');
  expect((await change([turma('09:00', '12:00')])).body).toMatchObject({ codigo: 'prova_encerrada' });
});

it('over another version nothing changes', async () => {
  expect((await change([turma('10:00', '12:00')], { versao: 9 })).body).toMatchObject({ codigo: 'versao_diferente' });
  expect((await stored())[0].inicio_em).toEqual(new Date('2026-11-28T12:00:00Z'));
});

it('a class that is archived or unknown is refused', async () => {
  expect((await change([turma('10:00', '12:00', 999_999)])).body).toMatchObject({ codigo: 'turma_recusada' });
});

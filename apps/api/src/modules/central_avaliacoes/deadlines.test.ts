/** 400 generated timelines: what the server says about a start and an answer, against a verdict worked out here. */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { fecharTentativas } from '../../jobs/fechar-tentativas.ts';
import { createTestApp, world, type Client, type TestApp } from '../../testing/index.ts';
import { createExam } from './exam-fixture.ts';

const SEED = 20261121;
const BASE = Date.parse('2026-11-21T12:00:00Z');
const DAYS_PER_EXAM = 80;
const MINUTE = 60_000;
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** Minutes from the base, and offsets in seconds from the instants they are named after. */
const timeline = fc.record({
  opens: fc.integer({ min: 0, max: 90 }),
  length: fc.integer({ min: 5, max: 200 }),
  duration: fc.integer({ min: 3, max: 150 }),
  fator: fc.constantFrom(1, 1.25, 1.5, 2),
  /** Where in the window the student starts; below 0 and above 1 are outside. */
  startsAt: fc.oneof({ weight: 8, arbitrary: fc.double({ min: 0, max: 0.98, noNaN: true }) }, { weight: 1, arbitrary: fc.constantFrom(-0.1, 1, 1.2) }),
  arrives: fc.oneof(fc.constantFrom(-1, 0, 1, 119, 120, 121, 122), fc.integer({ min: -3600, max: 600 })),
  claims: fc.constantFrom(null, 'start-1', 'start', 'end', 'end+1', 'mid'),
  swept: fc.boolean(),
});
type Timeline = typeof timeline extends fc.Arbitrary<infer T> ? T : never;

let t: TestApp;
let bia: Client;
beforeAll(async () => {
  t = await createTestApp({ agora: new Date(BASE).toISOString() });
  bia = await t.signIn('bia');
});
afterAll(() => t.close());

const at = (ms: number) => new Date(ms).toISOString();
const windowOf = ({ opens, length }: Timeline): [number, number] => [BASE + opens * MINUTE, BASE + (opens + length) * MINUTE];

/** The rule of decisions 91 and 93 written out once more, on purpose without the domain's functions. */
function expected(line: Timeline) {
  const [start, end] = windowOf(line);
  const began = Math.floor(start + (end - start) * line.startsAt);
  if (began < start) return { began, codigo: 'prova_nao_aberta' };
  if (began >= end) return { began, codigo: 'prazo_encerrado' };
  const deadline = Math.min(end, began + line.duration * MINUTE * line.fator);
  const arrived = Math.max(began, deadline + line.arrives * 1000);
  const claims = { 'start-1': began - 1000, start: began, mid: (began + deadline) / 2, end: deadline, 'end+1': deadline + 1000 };
  const claim = line.claims === null ? null : Math.floor(claims[line.claims]);
  const late = arrived > deadline;
  const rescued = claim !== null && claim >= began && claim <= deadline && arrived <= deadline + 120_000;
  return { began, deadline, arrived, claim, taken: !late || rescued, mustBeOpen: arrived <= deadline + 120_000 };
}

async function play(line: Timeline, url: string, dia: number, item_id: number | undefined): Promise<'refused' | 'taken' | 'late'> {
  await t.db.$client.query('update turma_aluno set fator_tempo = $1 where id = $2', [line.fator, world.alunos.bia]);
  const verdict = expected(line);
  t.clock.set(at(verdict.began));
  const start = await bia.post(`${url}/${dia}/inicio`);
  if (verdict.deadline === undefined) {
    expect(start).toMatchObject({ status: 409, body: { codigo: verdict.codigo } });
    return 'refused';
  }
  expect(start).toMatchObject({ status: 200, body: { prazo_em: at(verdict.deadline), tempo_restante: Math.floor((verdict.deadline - verdict.began) / 1000) } });
  t.clock.set(at(verdict.arrived));
  if (line.swept) await fecharTentativas.run({ db: t.db, agora: new Date(verdict.arrived), log });
  const respondida = verdict.claim === null ? {} : { respondida_em: at(verdict.claim) };
  const answer = { turma_avaliacao_questao_resposta_id: item_id, item_resposta: 3, dia, seq: 1, ...respondida };
  const sent = await bia.post(`${url}/resposta`, answer);
  const [stored, apart] = await Promise.all(
    ['resposta', 'resposta_fora_do_prazo'].map(async (table) => (await t.db.$client.query(`select 1 from ${table} where avaliacao_item_id = $1`, [item_id])).rows.length),
  );
  expect({ status: sent.status, stored, apart }).toEqual(verdict.taken ? { status: 200, stored: 1, apart: 0 } : { status: 409, stored: 0, apart: 1 });
  if (!verdict.taken) expect(sent.body).toMatchObject({ codigo: 'fora_do_prazo', avaliacao_finalizada: true });
  const { rows } = await t.db.$client.query('select encerrada_por from tentativa where turma_avaliacao_id = $1 and dia_prova = $2', [
    Number(url.split('/').at(-1)),
    dia,
  ]);
  expect(rows[0]?.encerrada_por).toBe(line.swept && !verdict.mustBeOpen ? 'sistema' : null);
  return verdict.taken ? 'taken' : 'late';
}

it('judges 400 timelines right, and the clock closes every attempt', { timeout: 120_000 }, async () => {
  const lines = fc.sample(timeline, { numRuns: 400, seed: SEED });
  const seen = { refused: 0, taken: 0, late: 0 };
  for (let from = 0; from < lines.length; from += DAYS_PER_EXAM) {
    const group = lines.slice(from, from + DAYS_PER_EXAM);
    const exam = await createExam(t.db, {
      turmas: [{ turma_id: world.turmaV2, janelas: group.map((line) => windowOf(line).map(at) as [string, string]) }],
      dias: group.map((line) => ({ itens: [{}], duracao_minutos: line.duration })),
    });
    const url = `/api/v2/central_avaliacoes/${exam.turma_avaliacao_ids[0]}`;
    for (const [index, line] of group.entries()) {
      const outcome = await play(line, url, index + 1, exam.itens[index]?.item_id).catch((error: Error) => {
        throw new Error(`timeline ${from + index} ${JSON.stringify(line)}: ${error.message}`);
      });
      seen[outcome] += 1;
    }
  }
  expect(seen.refused).toBeGreaterThan(20);
  expect(seen.taken).toBeGreaterThan(100);
  expect(seen.late).toBeGreaterThan(50);
  await fecharTentativas.run({ db: t.db, agora: new Date('2026-11-22T12:00:00Z'), log });
  const { rows } = await t.db.$client.query('select count(*) filter (where encerrada_em is null) as open, count(*) as total from tentativa');
  expect(rows).toEqual([{ open: 0, total: seen.taken + seen.late }]);
});

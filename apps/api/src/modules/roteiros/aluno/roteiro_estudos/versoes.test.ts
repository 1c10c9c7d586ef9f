/**
 * A roadmap belongs to one version of the product, whichever call is used. Version 1 gives two tries and any number of
 * runs, so its calls must not earn stars of version 2 or read its keys (security C24).
 */
import { afterAll, beforeAll, expect, it } from 'vitest';

import { createTestApp, type Client } from '../../../../../test/index.ts';
import { faseOf, readFase } from '../../../../../test/roteiro_estudos/estudante.ts';
import { keysIn } from '../../../../../test/roteiro_estudos/roteiro-crawl.ts';
import { createRoteiro, type Roteiro } from '../../../../../test/roteiro_estudos/roteiro-fixture.ts';

const t = await createTestApp({ agora: '2026-11-21T12:00:00Z' });
afterAll(t.close);
const bia = await t.signIn('bia');
let roteiro: Roteiro;
beforeAll(async () => {
  roteiro = await createRoteiro(t.db, { fases: [{ itens: [null, null] }] });
});

const CALLS: readonly (readonly [
  name: string,
  call: (base: string, fase: string, questao: number) => ReturnType<Client['get']>,
])[] = [
  ['the subject', (base) => bia.get(base)],
  ['the exercises', (_base, fase) => bia.get(`${fase}/itens`)],
  ['an answer', (_base, fase, questao) => bia.post(`${fase}/itens/${questao}/resposta`, { item_resposta: 1, vez: 1 })],
  ['the end of a phase', (_base, fase) => bia.post(`${fase}/fase_concluida`, { fase_resumo: [] })],
  ['the Boss', (base) => bia.post(`${base}/boss/iniciar`)],
];

it.each(CALLS)('version 1: %s is refused to a student of version 2', async (_name, call) => {
  const { exam, materia_id } = roteiro;
  const fase = faseOf(roteiro);
  const base = `/api/v1/avaliacao_adaptadas/roteiro_estudos/${exam.turma_avaliacao_ids[0]}/${materia_id}`;
  const answer = await call(base, `${base}/${fase.objeto_conhecimento_id}`, fase.itens[0]?.questao_id ?? 0);
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(keysIn(answer, null)).toEqual({ keys: [], markers: [] });
  const { rows } = await t.db.query(
    'select (select count(*) from fase_execucao) as execucoes, (select count(*) from boss) as boss',
  );
  expect(rows).toEqual([{ execucoes: 0, boss: 0 }]);
  expect((await readFase(bia, fase)).items).toMatchObject([{ item_resposta: null, gabarito: null, ordem: 1 }]);
});

/** A corrected item asks for the exam to be computed again, in the transaction of the correction. */
import { afterAll, expect, it } from 'vitest';

import { createExam } from '../../test/central_avaliacoes/exam-fixture.ts';
import { createTestApp, world } from '../../test/index.ts';
import { tenant } from '../database/tenant.ts';
import { findTrabalho } from '../modules/escola/trabalho-store.ts';
import { closeTentativas } from './close-tentativas.ts';
import { computeResultados } from './compute-resultados.ts';
import { recalcularProva } from './recalcular-prova.ts';

const asked: { readonly name: string; readonly payload: object }[] = [];
const t = await createTestApp({
  agora: '2026-11-21T12:00:00Z',
  defer: async (_tx, { name }, payload) => void asked.push({ name, payload }),
});
afterAll(() => t.close());

it('is asked for once results exist, is done by the queue, and once', async () => {
  const [bia, ines] = [await t.signIn('bia'), await t.signIn('coord.ines')];
  const made = await createExam(t.db, {
    turmas: [{ turma_id: world.turmaV2, janelas: [['2026-11-21T12:00:00Z', '2026-11-21T13:00:00Z']] }],
    dias: [{ itens: [{}, {}], duracao_minutos: 60 }],
  });
  const { avaliacao_id, itens } = made;
  const correct = (anulada: boolean) =>
    ines.send({
      method: 'PUT',
      url: `/api/v2/gestao/avaliacoes/${avaliacao_id}/itens/${itens[0]?.item_id}`,
      payload: JSON.stringify({ anulada, gabarito_bonificado: false, motivo: 'Duas alternativas corretas' }),
      headers: { 'content-type': 'application/json' },
    });
  const pedidos = async () => (await t.db.query('select pedidos from recalculo')).rowCount;
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const context = () => ({ db: t.db, agora: t.clock(), log });

  await bia.post(`/api/v2/central_avaliacoes/${made.turma_avaliacao_ids[0]}/1/inicio`);
  expect((await correct(true)).status).toBe(200);
  expect(asked).toEqual([]);
  t.clock.set('2026-11-21T13:02:01Z');
  await closeTentativas.run(context());
  await computeResultados.run(context());
  expect((await correct(false)).body).toMatchObject({ recalculo: 'pendente' });
  expect(asked).toEqual([{ name: recalcularProva.name, payload: { escola_id: world.escola, avaliacao_id } }]);
  expect(await pedidos()).toBe(1);

  const id = '00000000-0000-4000-8000-00000000000a';
  const { signal } = new AbortController();
  await recalcularProva.execute({ id, data: asked[0]?.payload, db: t.db, log, agora: t.clock, signal });
  expect(await pedidos()).toBe(0);
  const key = { nome: recalcularProva.name, chave: `${avaliacao_id}` };
  expect(await findTrabalho(tenant(t.db, world.escola), key)).toMatchObject({ fase: 'calcular', feitas: 1, total: 1 });
});

/** Questions as a file: what it holds, with and without keys, and what is lost. */
import { afterAll, expect, it } from 'vitest';

import { createTestApp, world } from '../../../../test/index.ts';
import { addTopic } from '../../../../test/base_conhecimentos/curso-fixture.ts';
import { makeQuestao } from '../../../../test/gestao/questao-fixture.ts';
import { tenant } from '../../../database/tenant.ts';

const t = await createTestApp();
afterAll(t.close);
const URL = '/api/v2/gestao/questoes/exportacao';

it('holds the questions in the order asked, keys only when they are wanted, and tells what is lost', async () => {
  const ines = await t.signIn('coord.ines');
  const topic = await addTopic(tenant(t.db, world.escola));
  const one = await makeQuestao(ines, topic, { codigo: 'EXP-1', enunciado: '<p>Primeira?</p>' });
  const two = await makeQuestao(ines, topic, { codigo: 'EXP-2', enunciado: '<p>Segunda?</p>' });
  const ids = [two.banco_questao_id, 999_999, one.banco_questao_id];
  const { status, body, headers } = await ines.post(URL, { ids, formato: 'csv', com_gabarito: true });
  expect(status).toBe(200);
  const text = String(body);
  expect(text.indexOf('EXP-2')).toBeGreaterThan(0);
  expect(text.indexOf('EXP-2')).toBeLessThan(text.indexOf('EXP-1'));
  expect(text).toContain('Some.');
  expect(headers).toMatchObject({ perdas: 'motivos=2', 'content-disposition': expect.stringContaining('attachment') });
  const without = await ines.post(URL, { ids, formato: 'csv', com_gabarito: false });
  expect(String(without.body)).not.toMatch(/Some\.|Somou/);
  const gift = await ines.post(URL, { ids, formato: 'gift', com_gabarito: true });
  expect(String(gift.body)).toContain('Primeira?');
  const helena = await t.signIn('prof.helena');
  expect((await helena.post(URL, { ids, formato: 'csv', com_gabarito: true })).status).toBe(403);
});

it('holds all that a filter finds, and says how many sealed ones stay out', async () => {
  const ines = await t.signIn('coord.ines');
  const topic = await addTopic(tenant(t.db, world.escola));
  const made = await makeQuestao(ines, topic, { codigo: 'EXP-3', enunciado: '<p>Terceira, do filtro?</p>' });
  const filtro = { objeto_conhecimento_id: made.objeto_conhecimento_id ?? 0 };
  const { status, body, headers } = await ines.post(URL, { filtro, formato: 'gift', com_gabarito: false });
  expect(status).toBe(200);
  expect(String(body)).toContain('Terceira, do filtro?');
  expect(String(body)).not.toContain('Primeira?');
  expect(headers['perdas'] ?? '').not.toContain('lacradas');
  const nothing = await ines.post(URL, { filtro: { busca: 'zzzznada' }, formato: 'csv', com_gabarito: false });
  expect([nothing.status, String(nothing.body).includes('Terceira')]).toEqual([200, false]);
});

it.each([
  ['without a choice', {}],
  ['with both ways at once', { ids: [1], filtro: {} }],
])('is refused %s', async (_, choice) => {
  const ines = await t.signIn('coord.ines');
  const { status, body } = await ines.post(URL, { ...choice, formato: 'csv', com_gabarito: false });
  expect([status, body]).toEqual([422, expect.objectContaining({ codigo: 'exportacao_sem_escolha' })]);
});

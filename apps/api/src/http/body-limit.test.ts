/** How much a call may carry: little where a form is sent, enough where a whole document is. */
import { afterAll, expect, it } from 'vitest';

import { createTestApp, world } from '../../test/index.ts';
import { addCurso, wholeCurso } from '../../test/base_conhecimentos/curso-fixture.ts';
import { send } from '../../test/gestao/staff.ts';
import { tenant } from '../database/tenant.ts';

const t = await createTestApp();
afterAll(t.close);
const julia = await t.signIn('vida.julia');

it('a course as long as the contract allows is saved, with the documented copy of the body', async () => {
  const { id } = await addCurso(tenant(t.db, world.escola));
  // Two bytes a letter: three chapters of 60,000 characters.
  const capitulo = `<p>${'ação é ã'.repeat(7_400)}</p>`;
  expect(capitulo.length).toBeLessThanOrEqual(60_000);
  const curso = { ...wholeCurso(), capitulo_1: capitulo, capitulo_2: capitulo, capitulo_3: capitulo };
  const answer = await send(julia, 'PUT', `base_conhecimentos/${id}`, { curso, versao: 1, params: { curso } });
  expect(answer.status).toBe(200);
});

it.each([
  ['a form of 300 kB', '/api/v2/login/', 300_000],
  ['a course of more than 4 MB', '/api/v2/base_conhecimentos/1', 4_300_000],
])('%s is refused, and the answer says what to do', async (_name, url, bytes) => {
  const answer = await julia.send({
    method: url.endsWith('login/') ? 'POST' : 'PUT',
    url,
    payload: JSON.stringify({ texto: 'x'.repeat(bytes) }),
    headers: { 'content-type': 'application/json' },
  });
  expect(answer).toMatchObject({
    status: 413,
    body: {
      codigo: 'corpo_grande',
      message:
        'O conteúdo enviado é grande demais. Diminua o texto, use imagens por endereço (https) em vez de coladas, e envie de novo.',
    },
  });
});

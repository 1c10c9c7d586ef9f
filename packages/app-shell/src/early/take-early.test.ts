import { expect, it, vi } from 'vitest';

import { earlyAnswers } from './take-early.ts';

const URL_OF_CONTA = 'https://escola.example/api/v2/users/contas?turma_aluno_id=7';
const early = () => new Response('early');
const pageWith = (response: Promise<Response>) => ({
  calls: new Map([[URL_OF_CONTA, { authorization: 'Bearer bia', response }]]),
  at: performance.now(),
});
const asked = (authorization: string, method = 'GET', url = URL_OF_CONTA) =>
  new Request(url, { method, headers: { authorization } });

function arranged(response = Promise.resolve(early())) {
  const send = vi.fn<(request: Request) => Promise<Response>>(() => Promise.resolve(new Response('own')));
  const page = pageWith(response);
  return { send, page, ...earlyAnswers(send, page) };
}
const textOf = async (answer: Promise<Response>) => (await answer).text();

it('the first call of the same person has the early answer, the second makes its own', async () => {
  const { fetch, send } = arranged();
  expect(await textOf(fetch(asked('Bearer bia')))).toBe('early');
  expect(send).not.toHaveBeenCalled();
  expect(await textOf(fetch(asked('Bearer bia')))).toBe('own');
});

it.each([
  { case: 'another authorization', request: () => asked('Bearer caio') },
  { case: 'another method', request: () => asked('Bearer bia', 'POST') },
  { case: 'another student', request: () => asked('Bearer bia', 'GET', URL_OF_CONTA.replace('=7', '=8')) },
])('$case makes its own call', async ({ request }) => {
  const { fetch } = arranged();
  expect(await textOf(fetch(request()))).toBe('own');
});

it('after a change of the session nothing is handed over', async () => {
  const { fetch, drop } = arranged();
  drop();
  expect(await textOf(fetch(asked('Bearer bia')))).toBe('own');
});

it('an early call that failed is made again', async () => {
  const { fetch } = arranged(Promise.reject(new TypeError('no network')));
  expect(await textOf(fetch(asked('Bearer bia')))).toBe('own');
});

it('an answer that waited too long is not used', async () => {
  const { page, send } = arranged();
  const { fetch } = earlyAnswers(send, { ...page, at: performance.now() - 16_000 });
  expect(await textOf(fetch(asked('Bearer bia')))).toBe('own');
});

it('a call that was given up stays given up', async () => {
  const { fetch } = arranged();
  const gone = new AbortController();
  gone.abort();
  const request = new Request(URL_OF_CONTA, { headers: { authorization: 'Bearer bia' }, signal: gone.signal });
  await expect(fetch(request)).rejects.toThrow(/abort/u);
});

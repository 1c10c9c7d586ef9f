import { expect, it } from 'vitest';

import { verificacaoDe } from './conteudo-verificacao.ts';

const A = 'https://a.example/1';

it.each([
  { name: 'an answer', para: A, status: 200, diz: 'ok' },
  { name: 'the last good status', para: A, status: 299, diz: 'ok' },
  { name: 'one redirect too many', para: A, status: 302, diz: 'quebrado' },
  { name: 'a page for browsers only', para: A, status: 403, diz: 'ok' },
  { name: 'a page that is read with GET only', para: A, status: 405, diz: 'ok' },
  { name: 'a page that asks for a sign-in', para: A, status: 401, diz: 'quebrado' },
  { name: 'a page that is gone', para: A, status: 404, diz: 'quebrado' },
  { name: 'a server that fails', para: A, status: 500, diz: 'quebrado' },
  { name: 'no answer', para: A, status: null, diz: 'quebrado' },
  { name: 'the same host with www', para: 'https://www.a.example/2', status: 200, diz: 'ok' },
  { name: 'another host', para: 'https://b.example/', status: 200, diz: 'redireciona' },
  { name: 'another host without the page', para: 'https://b.example/', status: 404, diz: 'quebrado' },
])('[ROT-11] $name: $diz', ({ para, status, diz }) => {
  expect(verificacaoDe(A, para, status)).toBe(diz);
});

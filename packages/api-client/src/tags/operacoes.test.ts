import { expect, it } from 'vitest';
import { operationIdOf } from './operacoes.ts';

it.each([
  { method: 'POST', path: '/api/v2/pesquisa/resposta', name: 'saveRespostaPesquisa' },
  { method: 'GET', path: '/api/saude', name: 'getSaude' },
  { method: 'DELETE', path: '/api/saude', name: null },
])('$method $path is $name', ({ method, path, name }) => {
  expect(operationIdOf({ method, path })).toBe(name);
});

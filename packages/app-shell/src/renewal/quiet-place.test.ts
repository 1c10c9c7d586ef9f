import { expect, it } from 'vitest';

import { isQuietPlace } from './quiet-place.ts';

it.each([
  ['/home', true],
  ['/avaliacoes', true],
  ['/resultados/31', true],
  ['/v1/avaliacao_adaptadas', true],
  ['/v1/avaliacao_adaptadas/roteiro_estudos/31/4', true],
  ['/trilhas/1/4', true],
  ['/avaliacoes/31/1/instrucoes', false],
  ['/avaliacoes/31/1/questoes', false],
  ['/avaliacoes/31/1/questoes/5', false],
  ['/avaliacoes/31/1/redacoes', false],
  ['/v1/central_avaliacoes/31/1/itens/5', false],
  ['/v1/central_avaliacoes/31/1/redacao', false],
  ['/v1/central_avaliacoes/31/1/entregar', false],
  ['/v1/avaliacao_adaptadas/roteiro_estudos/31/4/9/itens/2', false],
  ['/v1/avaliacao_adaptadas/roteiro_estudos/31/4/boss', false],
  ['/v1/avaliacao_adaptadas/roteiro_estudos/31/4/9', false],
  ['/trilhas/1/4/9', false],
])('%s: %s', (pathname, quiet) => {
  expect(isQuietPlace(pathname)).toBe(quiet);
});

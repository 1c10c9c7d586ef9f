import { expect, it } from 'vitest';

import { muda, resumoDaMudanca } from './item-mudanca.ts';

it('[ESI-5] tells who rises, who falls, both means, the largest change and the distribution', () => {
  const notas = [
    { antes: 6.5, depois: 7 },
    { antes: 5, depois: 6.5 },
    { antes: 8, depois: 7.5 },
    { antes: 10, depois: 10 },
  ];
  const found = resumoDaMudanca(notas, 10);
  expect(found).toMatchObject({ sobem: 2, descem: 1, iguais: 1, mediaAntes: 7.375, mediaDepois: 7.75, maior: 1.5 });
  expect(found.faixas.map(({ antes }) => antes)).toEqual([0, 0, 0, 0, 0, 1, 1, 0, 1, 1]);
  expect(found.faixas.map(({ depois }) => depois)).toEqual([0, 0, 0, 0, 0, 0, 1, 2, 0, 1]);
});

it.each([
  ['the last bits of a sum', { antes: 0.1 + 0.2, depois: 0.3 }, false],
  ['a hundredth', { antes: 6.5, depois: 6.51 }, true],
])('[ESI-5] a difference of %s', (_, nota, changes) => {
  expect(muda(nota)).toBe(changes);
});

it('[ESI-5] of nobody has no mean', () => {
  expect(resumoDaMudanca([], 10)).toMatchObject({ mediaAntes: null, mediaDepois: null, maior: 0, iguais: 0 });
});

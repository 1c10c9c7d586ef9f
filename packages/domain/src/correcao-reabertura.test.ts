import { expect, it } from 'vitest';

import type { Marca } from './correcao-redacao.ts';
import { undoErro, isNotaLida, reaberturaErro } from './correcao-reabertura.ts';

const NOW = Date.parse('2026-11-22T13:00:00Z');
const first: Marca = { papel: 1, corretor: '1/7', nota: 640 };
const second: Marca = { papel: 2, corretor: '1/8', nota: null };
const pedido = { marcas: [first], papel: 1 } as const;

it.each([
  ['finished, before the release', { ...pedido, lida: false }, null],
  ['finished, after the release', { ...pedido, lida: true }, 'resultado_liberado'],
  ['a draft', { ...pedido, lida: false, marcas: [{ ...first, nota: null }] }, 'nao_concluida'],
  ['nothing', { ...pedido, lida: false, papel: 2 as const }, 'nao_concluida'],
  ['finished, while a later part is under way', { ...pedido, lida: false, marcas: [first, second] }, null],
])('[COR-15] a part that is %s', (_, asked, erro) => {
  expect(reaberturaErro(asked)).toBe(erro);
});

it.each([
  ['at once', pedido, 0, null],
  ['with the last call of ten seconds under way', pedido, 15_000, null],
  ['later', pedido, 15_001, 'prazo_de_desfazer'],
  ['while the next part is under way', { ...pedido, marcas: [first, second] }, 0, 'seguinte_iniciada'],
  ['never, when it is a draft', { ...pedido, marcas: [{ ...first, nota: null }] }, 0, 'nao_concluida'],
])('[COR-14] the author takes it back %s', (_, asked, ms, erro) => {
  expect(undoErro({ ...asked, entregueMs: NOW - ms }, NOW)).toBe(erro);
});

it.each([
  ['final, and the result is out', 640, NOW - 1, true],
  ['final, at the moment of the release', 640, NOW, false],
  ['final, and the result is held', 640, null, false],
  ['not final, although the result is out', null, NOW - 1, false],
])('[COR-15] a mark that is %s', (_, nota, liberadoEmMs, lida) => {
  expect(isNotaLida(nota, liberadoEmMs, NOW)).toBe(lida);
});

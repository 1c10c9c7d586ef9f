import { expect, it } from 'vitest';

import { isBossEncerrado } from './boss-fim.ts';

it.each([
  { name: '[BOS-24] won', status: 'venceu', over: true },
  { name: '[BOS-24] lost', status: 'perdeu', over: true },
  { name: '[BOS-24] under way', status: 'iniciado', over: false },
  { name: '[BOS-24] waiting', status: 'desbloqueado', over: false },
  { name: '[BOS-24] locked', status: 'bloqueado', over: false },
  { name: '[BOS-24] a roadmap without a Boss', status: null, over: false },
] as const)('$name', ({ status, over }) => {
  expect(isBossEncerrado(status)).toBe(over);
});

import { expect, it } from 'vitest';

import { isAskedByBoss } from './boss-exclusivo.ts';
import type { BossTentativa } from './boss.ts';

const none: BossTentativa = { iniciadoEmMs: null, prazoEmMs: null, encerradoEmMs: null, venceu: null };
const started: BossTentativa = { ...none, iniciadoEmMs: 1000, prazoEmMs: 5000 };
const ended = (venceu: boolean): BossTentativa => ({ ...started, encerradoEmMs: 4000, venceu });

it.each([
  { name: '[BOS-15] not started', tentativa: none, item_resposta: null, nowMs: 2000, asked: false },
  { name: '[BOS-15] running, no answer yet', tentativa: started, item_resposta: null, nowMs: 2000, asked: true },
  { name: '[BOS-15] running, answered', tentativa: started, item_resposta: 3, nowMs: 2000, asked: false },
  { name: '[BOS-15] before the last instant', tentativa: started, item_resposta: null, nowMs: 4999, asked: true },
  { name: '[BOS-15] at the last instant', tentativa: started, item_resposta: null, nowMs: 5000, asked: false },
  { name: '[BOS-15] ended, never answered', tentativa: ended(false), item_resposta: null, nowMs: 4500, asked: false },
])('$name', ({ tentativa, item_resposta, nowMs, asked }) => {
  expect(isAskedByBoss(tentativa, item_resposta, nowMs)).toBe(asked);
});

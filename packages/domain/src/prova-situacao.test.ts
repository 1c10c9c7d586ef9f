import { describe, expect, it } from 'vitest';
import { canStartProva, situacaoProva, type SituacaoInput, type SituacaoProva } from './prova-situacao.ts';

const day: SituacaoInput = { windowStartMs: 100, windowEndMs: 200, attempt: null, entregueEmMs: null };
const started = { attempt: { endMs: 250 } };

describe('situacao', () => {
  it.each<[name: string, change: Partial<SituacaoInput>, nowMs: number, situacao: SituacaoProva]>([
    ['[PRA-9] before the window', {}, 99, 'agendada'],
    ['[PRA-9] the window opens', {}, 100, 'disponivel'],
    ['[PRA-9] just before it closes', {}, 199, 'disponivel'],
    ['[PRA-9] it closes unused', {}, 200, 'encerrada'],
    ['[PRA-9] started', started, 150, 'em_andamento'],
    ['[PRA-9] started, past the window by an extension', started, 249, 'em_andamento'],
    ['[PRA-9] the attempt ends', started, 250, 'encerrada'],
    ['[PRA-9] handed in', { ...started, entregueEmMs: 150 }, 160, 'entregue'],
    ['[PRA-9] handed in stays so', { ...started, entregueEmMs: 150 }, 999, 'entregue'],
  ])('%s', (_, change, nowMs, situacao) => {
    expect(situacaoProva({ ...day, ...change }, nowMs)).toBe(situacao);
  });

  it.each<[name: string, change: Partial<SituacaoInput>, nowMs: number, can: boolean]>([
    ['[PRA-10] not before the window', {}, 99, false],
    ['[PRA-10] in the window', {}, 100, true],
    ['[PRA-10] not with zero seconds left', {}, 200, false],
    ['[PRA-10] not twice', started, 150, false],
  ])('%s', (_, change, nowMs, can) => {
    expect(canStartProva({ ...day, ...change }, nowMs)).toBe(can);
  });
});

import { expect, it } from 'vitest';

import { bossItemAtual, bossLugar, isBossTrancado } from './boss-lugar.ts';

const aluno = { viewsAsAluno: true };
const visita = { viewsAsAluno: false };

it.each([
  ['[BOS-19] locked: the rules', 'item', 'bloqueado', aluno, 'abertura'],
  ['[BOS-19] not begun: the rules', 'abertura', 'desbloqueado', aluno, 'abertura'],
  ['[BOS-19] not begun has no questions', 'item', 'desbloqueado', aluno, 'abertura'],
  ['[BOS-19] not begun has no result', 'finalizado', 'desbloqueado', aluno, 'abertura'],
  ['[BOS-19] begun: from the rules to the questions', 'abertura', 'iniciado', aluno, 'item'],
  ['[BOS-19] begun has no result yet', 'finalizado', 'iniciado', aluno, 'item'],
  ['[BOS-19] won: the result', 'abertura', 'venceu', aluno, 'finalizado'],
  ['[BOS-19] lost: the result', 'item', 'perdeu', aluno, 'finalizado'],
  ['[BOS-19] a visitor may look at the questions', 'item', 'bloqueado', visita, 'item'],
  ['[BOS-19] a visitor may read the rules', 'abertura', 'desbloqueado', visita, 'abertura'],
  ['[BOS-19] a visitor meets the result of the student', 'item', 'perdeu', visita, 'finalizado'],
] as const)('%s', (_, pedido, status, viewer, lugar) => {
  expect(bossLugar(pedido, status, viewer)).toBe(lugar);
});

it.each([
  ['[BOS-20] locked for the student', 'bloqueado', aluno, true],
  ['[BOS-20] open for who only looks', 'bloqueado', visita, false],
  ['[BOS-20] unlocked', 'desbloqueado', aluno, false],
  ['[BOS-20] begun', 'iniciado', aluno, false],
] as const)('%s', (_, status, viewer, locked) => {
  expect(isBossTrancado(status, viewer)).toBe(locked);
});

it.each([
  ['[BOS-21] the first without an answer', [2, 1, null, null], 3],
  ['[BOS-21] 6 is no answer', [2, 6, 1], 2],
  ['[BOS-21] nothing answered', [null, null], 1],
  ['[BOS-21] all answered', [1, 5], undefined],
  ['[BOS-21] no items', [], undefined],
] as const)('%s', (_, respostas, ordem) => {
  const itens = respostas.map((item_resposta, index) => ({ ordem: index + 1, item_resposta }));
  expect(bossItemAtual([...itens].reverse())?.ordem).toBe(ordem);
});

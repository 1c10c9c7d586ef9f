import { describe, expect, it } from 'vitest';

import { sortByVotos, votosDesde, votosDoLog, percentualSim } from './conteudo-votos.ts';

const open = (conteudo_id: number) => ({ midia_assistir: { conteudo_id } });
const vote = (midia_feedback: 1 | 2 | 3) => ({ midia_feedback });

describe('the votes of a log', () => {
  it.each<[name: string, log: Parameters<typeof votosDoLog>[0], votos: [number, boolean][]]>([
    ['[VOT-1] yes is of the content opened last', [open(7), open(8), vote(1)], [[8, true]]],
    ['[VOT-1] no', [open(7), vote(2)], [[7, false]]],
    ['[VOT-1] skipping is no vote', [open(7), vote(3)], []],
    ['[VOT-1] skipping takes no vote back', [open(7), vote(1), vote(3)], [[7, true]]],
    ['[VOT-1] the newest counts', [open(7), vote(1), open(7), vote(2)], [[7, false]]],
    ['[VOT-1] without an opened content there is none', [vote(1), open(7)], []],
  ])('%s', (_, log, votos) => {
    expect([...votosDoLog(log)]).toEqual(votos);
  });
});

it('[VOT-2] a vote counts for ninety days', () => {
  expect(votosDesde(new Date('2026-11-21T12:00:00Z'))).toEqual(new Date('2026-08-23T12:00:00Z'));
});

describe('the order', () => {
  type Votado = [nome: string, votos_sim: number, votos: number];
  it.each<[name: string, conteudos: Votado[], order: string]>([
    [
      '[VOT-3] as authored without votes',
      [
        ['a', 0, 0],
        ['b', 0, 0],
      ],
      'ab',
    ],
    [
      '[VOT-3] nine votes say nothing',
      [
        ['a', 0, 9],
        ['b', 9, 9],
      ],
      'ab',
    ],
    [
      '[VOT-3] ten do',
      [
        ['a', 0, 10],
        ['b', 10, 10],
      ],
      'ba',
    ],
    [
      '[VOT-3] the share counts, not the number',
      [
        ['a', 20, 40],
        ['b', 9, 12],
      ],
      'ba',
    ],
    [
      '[VOT-3] equal shares keep the authored order',
      [
        ['a', 10, 30],
        ['b', 4, 12],
        ['c', 5, 15],
      ],
      'abc',
    ],
    [
      '[VOT-4] with fewer than ten votes a content keeps its place',
      [
        ['a', 1, 10],
        ['b', 0, 9],
        ['c', 9, 10],
      ],
      'cba',
    ],
  ])('%s', (_, conteudos, order) => {
    const shown = sortByVotos(conteudos.map(([nome, votos_sim, votos]) => ({ nome, votos_sim, votos })));
    expect(shown.map(({ nome }) => nome).join('')).toBe(order);
  });
});

it.each([
  ['[VOT-5] nine votes', 9, 9, null],
  ['[VOT-5] ten votes', 10, 7, 70],
  ['[VOT-5] half a percent goes up', 200, 1, 1],
  ['[VOT-5] less than half goes down', 201, 1, 0],
  ['[VOT-5] nobody', 12, 0, 0],
  ['[VOT-5] no votes', 0, 0, null],
])('%s', (_, votos, votos_sim, percent) => {
  expect(percentualSim({ votos, votos_sim })).toBe(percent);
});

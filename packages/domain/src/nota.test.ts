import { describe, expect, it } from 'vitest';
import {
  desempenho,
  itemPoints,
  itemVerdict,
  nota,
  notaAgregada,
  notaCounts,
  percentualAcerto,
  percentualCorrecao,
  marcaOuBranco,
  type ItemVerdict,
  type NotaItem,
} from './nota.ts';

const base: NotaItem = {
  item_resposta: 1,
  gabarito: 'A',
  anulada: false,
  subjetiva: false,
  gabarito_bonificado: false,
  percentual_pontuacao_correcao: null,
};
const item = (change: Partial<NotaItem> = {}): NotaItem => ({ ...base, ...change });
const hit = item();
const miss = item({ item_resposta: 2 });
const blank = item({ item_resposta: null });

describe('one item', () => {
  it.each<[name: string, item: NotaItem, presente: boolean, verdict: ItemVerdict, points: number | null]>([
    ['[NOT-1] [NOT-2] right', hit, true, 'acerto', 1],
    ['[NOT-1] [NOT-2] wrong', miss, true, 'erro', 0],
    ['[NOT-1] [NOT-2] blank', blank, true, 'branco', 0],
    ['[NOT-16] more than one marked', { ...blank, dupla_marcacao: true }, true, 'erro', 0],
    ['[NOT-1] [NOT-2] annulled, wrong', { ...miss, anulada: true }, true, 'anulada', 1],
    ['[NOT-1] [NOT-2] annulled, blank', { ...blank, anulada: true }, true, 'anulada', 1],
    ['[NOT-1] [NOT-2] annulled beats subjective', item({ anulada: true, subjetiva: true }), true, 'anulada', 1],
    ['[NOT-1] [NOT-2] bonus, wrong', { ...miss, gabarito_bonificado: true }, true, 'bonificada', 1],
    ['[NOT-1] [NOT-2] bonus, blank', { ...blank, gabarito_bonificado: true }, true, 'bonificada', 1],
    ['[NOT-1] [NOT-2] bonus, right anyway', item({ gabarito_bonificado: true }), true, 'acerto', 1],
    [
      '[NOT-1] [NOT-3] subjective with marks',
      item({ subjetiva: true, percentual_pontuacao_correcao: 0.75 }),
      true,
      'subjetiva',
      0.75,
    ],
    ['[NOT-1] [NOT-3] subjective without marks', item({ subjetiva: true }), true, 'subjetiva', null],
    ['[NOT-1] [NOT-4] absent, annulled', { ...blank, anulada: true }, false, 'anulada', 0],
    ['[NOT-1] [NOT-4] absent, bonus', { ...blank, gabarito_bonificado: true }, false, 'branco', 0],
    ['[NOT-1] [NOT-4] absent, subjective', { ...blank, subjetiva: true }, false, 'subjetiva', 0],
    ['[NOT-1] no key yet', item({ gabarito: null }), true, 'erro', 0],
  ])('%s', (_, of, presente, verdict, points) => {
    expect(itemVerdict(of, presente)).toBe(verdict);
    expect(itemPoints(of, presente)).toBe(points);
  });
});

describe('counts', () => {
  const items = [
    hit,
    hit,
    miss,
    blank,
    { ...miss, anulada: true },
    { ...blank, gabarito_bonificado: true },
    item({ subjetiva: true }),
  ];

  it('[NOT-5] of a present student', () => {
    expect(notaCounts(items, true)).toEqual({
      acerto: 2,
      erro: 1,
      branco: 1,
      anulada: 1,
      bonificada: 1,
      subjetiva: 1,
      itens: 7,
      acertos: 4,
      pendentes: 1,
    });
  });

  it('[NOT-5] an absent student has no hits', () => {
    const blanks = items.map((of) => ({ ...of, item_resposta: null }));
    expect(notaCounts(blanks, false)).toMatchObject({ acertos: 0, bonificada: 0, branco: 5, anulada: 1 });
  });
});

describe('grade', () => {
  const half = item({ subjetiva: true, percentual_pontuacao_correcao: 0.5 });
  const unmarked = item({ subjetiva: true });

  it.each<[name: string, items: NotaItem[], presente: boolean, percent: number | null]>([
    ['[NOT-6] one of two', [hit, miss], true, 50],
    ['[NOT-6] two of three, not rounded', [hit, hit, miss], true, 200 / 3],
    ['[NOT-6] hit and half a subjective', [hit, half], true, 75],
    ['[NOT-6] an unmarked subjective is left out', [hit, unmarked], true, 100],
    ['[NOT-6] only unmarked', [unmarked], true, null],
    ['[NOT-6] no items', [], true, null],
    ['[NOT-6] absent', [blank], false, null],
    ['[NOT-6] all blank is zero, not absent', [blank], true, 0],
  ])('%s', (_, items, presente, percent) => {
    expect(desempenho(items, presente)).toBe(percent);
  });

  it.each<[name: string, items: NotaItem[], maximum: number, expected: number | null]>([
    ['[NOT-7] out of 10', [hit, hit, miss, blank], 10, 5],
    ['[NOT-7] out of 1000', [hit, miss], 1000, 500],
    ['[NOT-7] nothing to grade', [], 10, null],
  ])('%s', (_, items, maximum, expected) => {
    expect(nota(items, true, maximum)).toBe(expected);
  });

  it('[NOT-7] the whole exam is the mean over all items, not the mean of its subjects', () => {
    const [maths, arts] = [[hit], [miss, miss, miss]];
    expect(nota([...maths, ...arts], true, 10)).toBe(2.5);
  });

  it.each<[name: string, days: (number | null)[], expected: number | null]>([
    ['[NOT-8] two days', [6, 9], 7.5],
    ['[NOT-8] a day without a grade is left out', [6, null], 6],
    ['[NOT-8] no grade at all', [null, null], null],
  ])('%s', (_, days, expected) => {
    expect(notaAgregada(days)).toBe(expected);
  });
});

it.each([
  ['[NOT-9] none', 0, 2, 0],
  ['[NOT-9] three quarters', 1.5, 2, 0.75],
  ['[NOT-9] all', 2, 2, 1],
  ['[NOT-9] never more than all', 3, 2, 1],
])('%s', (_, pontuacao, maxima, fraction) => {
  expect(percentualCorrecao(pontuacao, maxima)).toBe(fraction);
});

it.each<[name: string, corrigida: number | null, onde: { online: boolean; texto: boolean }, fraction: number | null]>([
  ['[NOT-10] a text waits for its marker', null, { online: true, texto: true }, null],
  ['[NOT-10] a text has what the marker gave', 0.75, { online: true, texto: true }, 0.75],
  [
    '[NOT-10] [COR-9] left blank on a screen it is worth 0, and nobody is waited for',
    null,
    { online: true, texto: false },
    0,
  ],
  ['[NOT-10] [COR-9] on paper only the marker knows whether it is blank', null, { online: false, texto: false }, null],
])('%s', (_, corrigida, onde, fraction) => {
  expect(marcaOuBranco(corrigida, onde)).toBe(fraction);
});

it.each([
  ['[NOT-11] two of three', { acertos: 2, presentes: 3 }, (2 / 3) * 100],
  ['[NOT-11] none of three', { acertos: 0, presentes: 3 }, 0],
  ['[NOT-11] annulled', { acertos: 2, presentes: 3, anulada: true }, null],
  ['[NOT-11] marked by a person', { acertos: 0, presentes: 3, subjetiva: true }, null],
  ['[NOT-11] taken by nobody', { acertos: 0, presentes: 0 }, null],
  ['[NOT-11] not counted yet', { acertos: null, presentes: null }, null],
])('%s', (_, given, percent) => {
  expect(percentualAcerto({ anulada: false, subjetiva: false, ...given })).toBe(percent);
});

import { describe, expect, it } from 'vitest';
import {
  COMPETENCIA_MAXIMA,
  correcaoErro,
  marcasDentroDoTexto,
  minhaParte,
  NIVEIS_DA_COMPETENCIA,
  notaDaCorrecao,
  notaDaRedacao,
  notaFinalRedacao,
  situacaoRedacao,
  type Marca,
  type Papel,
} from './correcao-redacao.ts';

const five = [1, 2, 3, 4, 5].map((numero) => ({ numero, nota: 160 }));
const one = { segundo_corretor: false, divergencia_maxima: 100 };
const two = { segundo_corretor: true, divergencia_maxima: 100 };
const marca = (papel: Papel, nota: number | null, corretor = `c${papel}`): Marca => ({ papel, corretor, nota });

describe('one marking', () => {
  it.each([
    ['[COR-1] a competence twice, in a draft', [...five, { numero: 1, nota: 0 }], null, false, 'competencia_repetida'],
    ['[COR-1] some of them, in a draft', five.slice(0, 2), null, false, null],
    ['[COR-1] nothing, in a draft', [], null, false, null],
    ['[COR-2] all five', five, null, true, null],
    ['[COR-2] four', five.slice(0, 4), null, true, 'competencias_incompletas'],
    ['[COR-2] none without a reason', [], null, true, 'competencias_incompletas'],
    ['[COR-2] none with a reason', [], 'copia', true, null],
    ['[COR-2] five with a reason for 0', five, 'copia', true, 'zero_com_competencias'],
  ] as const)('%s', (_, competencias, motivo, concluir, erro) => {
    expect(correcaoErro(competencias, motivo, concluir)).toBe(erro);
  });

  it('[COR-3] the mark is the sum, and 0 with a reason', () => {
    expect(notaDaCorrecao(five, null)).toBe(800);
    expect(notaDaCorrecao([], 'fuga_ao_tema')).toBe(0);
  });
});

describe('where the marking stands', () => {
  it.each([
    ['[COR-4] nobody', [], two, 'pendente', null],
    ['[COR-4] a draft', [marca(1, null)], two, 'pendente', null],
    ['[COR-4] [COR-5] one is enough', [marca(1, 680)], one, 'corrigida', 680],
    ['[COR-4] one of two', [marca(1, 680)], two, 'segunda_correcao', null],
    ['[COR-4] the second is a draft', [marca(1, 680), marca(2, null)], two, 'segunda_correcao', null],
    ['[COR-5] the mean of two', [marca(1, 680), marca(2, 640)], two, 'corrigida', 660],
    ['[COR-5] half a point goes up', [marca(1, 680), marca(2, 641)], two, 'corrigida', 661],
    ['[COR-4] just as far apart as allowed', [marca(1, 700), marca(2, 600)], two, 'corrigida', 650],
    ['[COR-4] one point more', [marca(1, 701), marca(2, 600)], two, 'divergente', null],
    ['[COR-4] the third is a draft', [marca(1, 900), marca(2, 0), marca(3, null)], two, 'divergente', null],
    ['[COR-5] the third decides alone', [marca(1, 900), marca(2, 0), marca(3, 300)], two, 'corrigida', 300],
    ['[COR-5] a mark of 0 is a mark', [marca(1, 0)], one, 'corrigida', 0],
  ] as const)('%s', (_, marcas, regras, situacao, nota) => {
    expect(situacaoRedacao(marcas, regras)).toBe(situacao);
    expect(notaFinalRedacao(marcas, regras)).toBe(nota);
  });
});

describe('the part of one person', () => {
  it.each([
    ['[COR-6] nobody has begun', [], 'nao_iniciada', 1],
    ['[COR-6] another is at it', [marca(1, null, 'b')], 'impedida', null],
    ['[COR-6] own draft', [marca(1, null, 'me')], 'rascunho', 1],
    ['[COR-6] the second is due', [marca(1, 500, 'b')], 'nao_iniciada', 2],
    ['[COR-6] the second is due, but not from who gave the first', [marca(1, 500, 'me')], 'impedida', 1],
    ['[COR-6] another is at the second', [marca(1, 500, 'b'), marca(2, null, 'c')], 'impedida', null],
    ['[COR-6] marked, also by me', [marca(1, 500, 'me'), marca(2, 500, 'c')], 'concluida', 1],
    ['[COR-6] marked by others', [marca(1, 500, 'b'), marca(2, 500, 'c')], 'nao_iniciada', null],
    ['[COR-6] a third is due', [marca(1, 0, 'b'), marca(2, 500, 'c')], 'nao_iniciada', 3],
    ['[COR-6] a third is due, not from the second', [marca(1, 0, 'b'), marca(2, 500, 'me')], 'impedida', 2],
  ] as const)('%s', (_, marcas, minha_situacao, papel) => {
    expect(minhaParte(marcas, two, 'me')).toEqual({ minha_situacao, papel });
  });
});

it('[COR-7] an essay alone is graded on the scale of its exam', () => {
  expect([notaDaRedacao(660, 10), notaDaRedacao(660, 1000), notaDaRedacao(0, 10)]).toEqual([6.6, 660, 0]);
});

it.each([
  ['[COR-12] a word', [{ inicio: 0, fim: 3 }], true],
  ['[COR-12] the whole text', [{ inicio: 0, fim: 10 }], true],
  [
    '[COR-12] passages over each other',
    [
      { inicio: 0, fim: 5 },
      { inicio: 4, fim: 10 },
    ],
    true,
  ],
  ['[COR-12] none', [], true],
  ['[COR-12] one that ends after the text', [{ inicio: 0, fim: 11 }], false],
  ['[COR-12] one without a length', [{ inicio: 4, fim: 4 }], false],
  [
    '[COR-12] one among others that is backwards',
    [
      { inicio: 0, fim: 3 },
      { inicio: 5, fim: 4 },
    ],
    false,
  ],
] as const)('%s', (_, marcas, dentro) => {
  expect(marcasDentroDoTexto(marcas, 'Ler é bom.')).toBe(dentro);
});

it('[COR-3] marks of a competence come in steps of 40 up to the most', () => {
  expect(NIVEIS_DA_COMPETENCIA).toEqual([0, 40, 80, 120, 160, COMPETENCIA_MAXIMA]);
});

import { describe, expect, it } from 'vitest';

import {
  chaveEsperada,
  estadoDoLugar,
  falhasDoLugar,
  impedeUso,
  isAreaComTri,
  type LugarConferido,
  type QuestaoNoLugar,
  triDaArea,
} from './conferencia-importada.ts';

const questao = (more: Partial<QuestaoNoLugar> = {}): QuestaoNoLugar => ({
  gabarito_diverge: false,
  sem_imagem: false,
  imagens_sem_descricao: 0,
  area: 'LC',
  tri_origem: 'INEP',
  ...more,
});
const lugar = (numero: number, more: Partial<LugarConferido> = {}): LugarConferido => ({
  numero,
  area: 'LC',
  calibrado: true,
  questao: questao(),
  ...more,
});

describe('[QIM-3] the key a question should have', () => {
  it.each([
    ['of INEP', 'D', null, 'D'],
    ['a person decided on', 'D', 'C', 'C'],
    ['none where INEP annulled it', 'X', null, null],
    ['none without a file of INEP', null, null, null],
  ] as const)('is the one %s', (_name, inep, decidido, expected) => {
    expect(chaveEsperada(inep, decidido)).toBe(expected);
  });
});

describe('[QIM-8] faults of a place', () => {
  it.each<readonly [name: string, one: LugarConferido, expected: readonly string[]]>([
    ['none', lugar(1), []],
    ['no question', lugar(1, { questao: null }), ['faltando']],
    ['another key', lugar(1, { questao: questao({ gabarito_diverge: true }) }), ['gabarito_diverge']],
    ['a lost picture', lugar(1, { questao: questao({ sem_imagem: true }) }), ['sem_imagem']],
    ['no description', lugar(1, { questao: questao({ imagens_sem_descricao: 1 }) }), ['sem_descricao']],
    ['another area', lugar(1, { questao: questao({ area: 'CH' }) }), ['area_trocada']],
    ['no parameters', lugar(1, { questao: questao({ tri_origem: null }) }), ['sem_parametro']],
    ['no parameters, out of the scale', lugar(1, { calibrado: false, questao: questao({ tri_origem: null }) }), []],
    [
      'no parameters, and nothing known',
      lugar(1, { calibrado: null, questao: questao({ tri_origem: null }) }),
      ['sem_parametro'],
    ],
    [
      'several, the gravest first',
      lugar(1, { questao: questao({ imagens_sem_descricao: 2, gabarito_diverge: true, sem_imagem: true }) }),
      ['gabarito_diverge', 'sem_imagem', 'sem_descricao'],
    ],
  ])('%s', (_name, one, expected) => {
    expect(falhasDoLugar(one, true)).toEqual(expected);
  });

  it('no parameters are no fault in an area without any', () => {
    expect(falhasDoLugar(lugar(1, { questao: questao({ tri_origem: null }) }), false)).toEqual([]);
  });

  it.each([
    [[], 'ok', false],
    [['sem_descricao', 'faltando'], 'faltando', true],
    [['sem_parametro', 'gabarito_diverge'], 'gabarito_diverge', true],
    [['sem_parametro', 'sem_descricao'], 'sem_descricao', false],
  ] as const)('%j is counted as %s', (falhas, estado, impede) => {
    expect(estadoDoLugar(falhas)).toBe(estado);
    expect(impedeUso(estado)).toBe(impede);
  });
});

describe('[QIM-4] why an area has no TRI score', () => {
  it.each<
    readonly [name: string, lugares: readonly LugarConferido[], motivo: string | null, numeros: readonly number[]]
  >([
    ['it has one', [lugar(1), lugar(2)], null, []],
    [
      'it has one, an item out of the scale aside',
      [lugar(1), lugar(2, { calibrado: false, questao: questao({ tri_origem: null }) })],
      null,
      [],
    ],
    [
      'questions are missing',
      [lugar(1), lugar(23, { questao: null }), lugar(31, { questao: null })],
      'faltam',
      [23, 31],
    ],
    [
      'both languages of one place are missing',
      [lugar(1, { questao: null }), lugar(1, { questao: null })],
      'faltam',
      [1],
    ],
    [
      'a question that the calibration dropped is missing',
      [lugar(1), lugar(2, { calibrado: false, questao: null })],
      null,
      [],
    ],
    [
      'one has no parameters',
      [lugar(1), lugar(118, { questao: questao({ tri_origem: null }) })],
      'sem_parametro',
      [118],
    ],
    ['none has parameters', [lugar(1, { questao: questao({ tri_origem: null }) })], 'sem_parametros', []],
    ['two sources', [lugar(1), lugar(2, { questao: questao({ tri_origem: 'arquivo da escola' }) })], 'fontes', []],
  ])('%s', (_name, lugares, motivo, numeros) => {
    expect(triDaArea(lugares)).toEqual({ motivo, numeros });
  });

  it('an area without a question has no parameters', () => {
    expect(isAreaComTri([lugar(1, { questao: null })])).toBe(false);
  });
});

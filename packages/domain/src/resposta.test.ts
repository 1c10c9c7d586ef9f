import { describe, expect, it } from 'vitest';
import {
  isRespondida,
  ITEM_RESPOSTAS,
  LETRAS,
  isAnswerChanged,
  itemRespostaOf,
  letraOf,
  normalizeGabarito,
  normalizeItemResposta,
  type ItemResposta,
} from './resposta.ts';

describe('spellings of an option', () => {
  it.each<[name: string, value: unknown, item: ItemResposta | null | 'invalid']>([
    ['first', 1, 1],
    ['last', 5, 5],
    ['six is not answered', 6, null],
    ['six as text', '6', null],
    ['zero', 0, 'invalid'],
    ['seven', 7, 'invalid'],
    ['a fraction', 1.5, 'invalid'],
    ['number as text', '3', 3],
    ['spaces around', ' 3 ', 3],
    ['lower case', 'b', 2],
    ['upper case', 'E', 5],
    ['field name', 'opcao_d', 4],
    ['numbered field name', 'opcao_1', 1],
    ['letter f', 'f', 'invalid'],
    ['two letters', 'ab', 'invalid'],
    ['null', null, null],
    ['absent', undefined, null],
    ['empty', '', null],
    ['true', true, 'invalid'],
    ['a list', [3], 'invalid'],
    ['annulled key of the source', 'X', 'invalid'],
  ])('[RES-1] [RES-2] %s', (_, value, item) => {
    expect(normalizeItemResposta(value)).toBe(item);
    expect(normalizeGabarito(value)).toBe(typeof item === 'number' ? letraOf(item) : item);
  });

  it('[RES-3] numbers and letters are one to one', () => {
    expect(ITEM_RESPOSTAS.map(letraOf)).toEqual(['A', 'B', 'C', 'D', 'E']);
    expect(LETRAS.map(itemRespostaOf)).toEqual([1, 2, 3, 4, 5]);
  });

  it.each<[name: string, stored: ItemResposta | null, chosen: ItemResposta | null, changed: boolean]>([
    ['[RES-4] the same', 2, 2, false],
    ['[RES-4] another', 2, 3, true],
    ['[RES-4] the first', null, 1, true],
    ['[RES-4] cleared', 1, null, true],
    ['[RES-4] still blank', null, null, false],
  ])('%s', (_, stored, chosen, changed) => {
    expect(isAnswerChanged(stored, chosen)).toBe(changed);
  });
});

describe('whether an item is answered', () => {
  it.each([
    ['[RES-5] an option', 2, null, true],
    ['[RES-5] no option', null, null, false],
    ['[RES-5] a text', null, 'A seca.', true],
    ['[RES-5] a blank text', null, ' \n\t', false],
  ])('%s', (_, item_resposta, texto_resposta, answered) => {
    expect(isRespondida({ item_resposta, texto_resposta })).toBe(answered);
  });

  it('[RES-5] an item with options has no text', () => {
    expect(isRespondida({ item_resposta: 1 })).toBe(true);
    expect(isRespondida({ item_resposta: null })).toBe(false);
  });
});

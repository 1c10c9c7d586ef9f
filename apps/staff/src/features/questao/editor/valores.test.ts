import { describe, expect, it } from 'vitest';

import { faltasDe, listaDe } from './faltas.ts';
import { mustBeWhole, NOVA, pedidoOf, type Valores } from './valores.ts';

const option = (id: number, texto: string, correta = false, motivo = '') => ({ id, texto, motivo, correta });
const PRONTA: Valores = {
  ...NOVA,
  materia_id: 1,
  enunciado: '<p>Quanto é 2 + 2?</p>',
  alternativas: [option(1, '3'), option(2, '4', true), option(3, '')],
};

describe('what is sent', () => {
  it('has letters by the order, the key by its mark, and no alternative that nobody has begun', () => {
    const { alternativas, gabarito } = pedidoOf(PRONTA);
    expect(alternativas).toEqual([
      { letra: 'A', texto: '3', motivo: '' },
      { letra: 'B', texto: '4', motivo: '' },
    ]);
    expect(gabarito).toBe('B');
  });

  it('has no alternatives of a text question, and its points as a number', () => {
    const { alternativas, gabarito, pontuacao } = pedidoOf({ ...PRONTA, tipo: 'discursiva', pontuacao: '1,5' });
    expect([alternativas, gabarito, pontuacao]).toEqual([[], null, 1.5]);
  });

  it('has no pair without a language', () => {
    expect(pedidoOf({ ...PRONTA, par_id: 9 }).par_id).toBeNull();
    expect(pedidoOf({ ...PRONTA, par_id: 9, lingua_estrangeira: '2' })).toMatchObject({
      par_id: 9,
      lingua_estrangeira: 2,
    });
  });
});

describe('what is wrong', () => {
  const wrong = (changes: Partial<Valores>, whole = true) => Object.keys(faltasDe({ ...PRONTA, ...changes }, whole));

  it.each([
    ['nothing', {}, []],
    ['no stem', { enunciado: '<p></p>' }, ['enunciado']],
    ['one alternative', { alternativas: [option(1, '4', true)] }, ['alternativas']],
    ['two alike', { alternativas: [option(1, '4', true), option(2, '<b>4</b>')] }, ['alternativas.1.texto']],
    ['no key', { alternativas: [option(1, '3'), option(2, '4')] }, ['alternativas']],
    [
      'an empty one between',
      { alternativas: [option(1, '3'), option(2, ''), option(3, '4', true)] },
      ['alternativas.1.texto'],
    ],
    ['a picture that says nothing', { enunciado: '<p>Veja <img src="/api/a.png"></p>' }, ['enunciado']],
    ['points that are no number', { tipo: 'discursiva', pontuacao: 'dois' }, ['pontuacao']],
  ] as const)('%s', (_, changes, fields) => {
    expect(wrong(changes)).toEqual(fields);
  });

  it('a draft may lack all of it, but no alternative between two others', () => {
    expect(wrong({ enunciado: '', alternativas: NOVA.alternativas }, false)).toEqual([]);
    expect(wrong({ alternativas: [option(1, ''), option(2, '4')] }, false)).toEqual(['alternativas.0.texto']);
  });

  it.each([
    ['a draft that stays one', '', 'rascunho', false],
    ['a draft that is approved', 'aprovada', 'rascunho', true],
    ['an approved one', '', 'aprovada', true],
  ] as const)('%s', (_, situacao, stands, whole) => {
    expect(mustBeWhole({ ...PRONTA, situacao }, stands)).toBe(whole);
  });
});

it('the list says what is there and what is missing', () => {
  expect(listaDe(PRONTA).filter(({ done }) => !done)).toEqual([]);
  expect(
    listaDe(NOVA)
      .filter(({ done }) => !done)
      .map(({ id }) => id),
  ).toEqual(['enunciado', 'alternativas', 'gabarito', 'materia']);
});

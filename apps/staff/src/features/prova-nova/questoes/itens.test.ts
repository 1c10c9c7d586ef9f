import { formaDoRascunho } from '@luneta/domain';
import { describe, expect, it } from 'vitest';

import { NOVA, novoDia, pedidoOf, type Dia } from '../valores.ts';
import { acrescentar, faltaLingua, juntar, lugaresDoDia, mover, moverParaDia, tirar, type Lingua } from './itens.ts';

const questao = (banco_questao_id: number, lingua_estrangeira: Lingua | null = null, par_id: number | null = null) => ({
  banco_questao_id,
  lingua_estrangeira,
  par_id,
});
const filled = (...ids: number[]): Dia[] => ids.reduce((dias, id) => acrescentar(dias, 1, questao(id)), [novoDia(1)]);
/** "1:501 2:502+503": numbers and the questions that share them, day by day. */
const shown = (dias: readonly Dia[]) =>
  dias.map((dia) =>
    lugaresDoDia(dia)
      .map(({ numero, itens }) => `${numero}:${itens.map(({ questao_id }) => questao_id).join('+')}`)
      .join(' '),
  );
/** Checks of the numbers alone. */
const faults = (dias: readonly Dia[]) =>
  formaDoRascunho(pedidoOf({ ...NOVA, solicitar_idioma: true, dias }))
    .map(({ codigo }) => codigo)
    .filter((codigo) => codigo.startsWith('numero') || codigo.startsWith('lingua'));

describe('questions of an exam', () => {
  it('are numbered from 1 in the order in which they come, and one twice is once', () => {
    expect(shown(acrescentar(filled(501, 502), 1, questao(501)))).toEqual(['1:501 2:502']);
  });

  it('of a second day go on from the first', () => {
    const dias = acrescentar([...filled(501, 502), novoDia(2)], 2, questao(503));
    expect(shown(dias)).toEqual(['1:501 2:502', '3:503']);
    expect(faults(dias)).toEqual([]);
  });

  it.each([
    ['to the front', 3, 1, ['1:503 2:501 3:502']],
    ['to the end', 1, 3, ['1:502 2:503 3:501']],
    ['beyond the end', 1, 99, ['1:502 2:503 3:501']],
    ['where it is', 2, 2, ['1:501 2:502 3:503']],
    ['from nowhere', 9, 1, ['1:501 2:502 3:503']],
  ])('move %s', (_name, numero, para, places) => {
    expect(shown(mover(filled(501, 502, 503), 1, numero, para))).toEqual(places);
  });

  it('move in a second day by the numbers of that day', () => {
    const dias = [503, 504].reduce((all, id) => acrescentar(all, 2, questao(id)), [...filled(501, 502), novoDia(2)]);
    expect(shown(mover(dias, 2, 4, 3))).toEqual(['1:501 2:502', '3:504 4:503']);
  });

  it('move into another day', () => {
    expect(shown(moverParaDia([...filled(501, 502), novoDia(2)], 1, 2))).toEqual(['1:502', '2:501']);
  });

  it('of two languages share a place: the pair first, else the first place that lacks it', () => {
    const english = [questao(601, 1), questao(602, 1)];
    const dias = english.reduce((all, one) => acrescentar(all, 1, one), filled(501));
    expect(lugaresDoDia(dias[0] ?? novoDia(1)).map(faltaLingua)).toEqual([null, 2, 2]);
    expect(shown(acrescentar(dias, 1, questao(701, 2)))).toEqual(['1:501 2:601+701 3:602']);
    expect(shown(acrescentar(dias, 1, questao(702, 2, 602)))).toEqual(['1:501 2:601 3:602+702']);
    expect(shown(acrescentar(dias, 1, questao(703, 2), 3))).toEqual(['1:501 2:601 3:602+703']);
  });

  it('a pair that loses one keeps its place, which then lacks it', () => {
    const dias = [questao(601, 1), questao(701, 2)].reduce((all, one) => acrescentar(all, 1, one), filled(501));
    const left = tirar(dias, 601);
    expect(shown(left)).toEqual(['1:501 2:701']);
    expect(faults(left)).toEqual(['lingua_incompleta']);
  });

  it('close the gap that one leaves', () => {
    const dias = tirar(filled(501, 502, 503), 502);
    expect(shown(dias)).toEqual(['1:501 2:503']);
    expect(faults(dias)).toEqual([]);
  });

  it('of one passage are brought together behind the first of them', () => {
    expect(shown(juntar(filled(501, 502, 503, 504), 1, new Set([502, 504])))).toEqual(['1:501 2:502 3:504 4:503']);
  });
});

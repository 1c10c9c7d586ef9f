/** The parts of a booklet, and the drawing of an answer sheet. */
import type { ImpressaoItem } from '@luneta/api-client';
import { describe, expect, it } from 'vitest';

import { gruposDo } from './caderno.ts';
import { desenhoDaFolha, FOLHA, linhasDe, MARCA, RAIO, TOPO } from './folha-desenho.ts';

const item = (numero: number, rest: Partial<ImpressaoItem> = {}): ImpressaoItem => ({
  avaliacao_conhecimento_questao_id: numero,
  numero,
  numero_na_prova: numero,
  banco_questao_id: numero * 10 + (rest.lingua_estrangeira ?? 0),
  codigo: `Q-${numero}`,
  materia_nome: 'Física',
  lingua_estrangeira: null,
  texto_base_id: null,
  subjetiva: false,
  qtde_opcoes: 5,
  anulada: false,
  gabarito: null,
  ...rest,
});
const booklet = (itens: readonly ImpressaoItem[], textos: readonly number[] = []) =>
  gruposDo({
    itens: [...itens],
    questoes: itens.map(({ banco_questao_id }) => ({ banco_questao_id, enunciado: '', opcoes: [] })),
    textos: textos.map((texto_base_id) => ({ texto_base_id, conteudo: '', fonte: '' })),
  });
const numbersOf = (groups: ReturnType<typeof booklet>) =>
  groups.map(({ questoes }) => questoes.map(({ item: one }) => one.numero));

describe('the parts of a booklet', () => {
  it('a passage stands once before the questions that share it, and says which they are', () => {
    const groups = booklet([item(1), item(2, { texto_base_id: 7 }), item(3, { texto_base_id: 7 }), item(4)], [7]);
    expect(numbersOf(groups)).toEqual([[1], [2, 3], [4]]);
    expect(groups.map(({ texto, de, ate }) => [texto?.texto_base_id ?? null, de, ate])).toEqual([
      [null, 1, 1],
      [7, 2, 3],
      [null, 4, 4],
    ]);
  });

  it('of two languages one stands after the other, each with its heading', () => {
    const both = [1, 2].flatMap((numero) => [
      item(numero, { lingua_estrangeira: 1 }),
      item(numero, { lingua_estrangeira: 2 }),
    ]);
    const groups = booklet([...both, item(3)]);
    expect(numbersOf(groups)).toEqual([[1], [2], [1], [2], [3]]);
    expect(groups.map(({ abre }) => abre)).toEqual([
      { lingua: 1, de: 1, ate: 2 },
      null,
      { lingua: 2, de: 1, ate: 2 },
      null,
      null,
    ]);
  });
});

describe('the drawing of an answer sheet', () => {
  it('has a line for each number: a place with two languages is one', () => {
    const itens = [item(1, { qtde_opcoes: 4 }), item(1), item(2, { qtde_opcoes: 0 })];
    expect(linhasDe(itens)).toEqual([
      { numero: 1, opcoes: 5 },
      { numero: 2, opcoes: 0 },
    ]);
  });

  it.each([1, 5, 20, 45, 90, 95, 150, 200])(
    '%i questions stand between the marks, with bubbles of 4 mm and more that never touch',
    (count) => {
      const rows = desenhoDaFolha(Array.from({ length: count }, (_, n) => ({ numero: n + 1, opcoes: 5 })));
      const bubbles = rows.flatMap(({ bolhas }) => bolhas);
      expect(bubbles).toHaveLength(count * 5);
      expect(RAIO * 2).toBeGreaterThanOrEqual(4);
      for (const { x, y } of bubbles) {
        expect(x - RAIO).toBeGreaterThan(0);
        expect(x + RAIO).toBeLessThan(FOLHA.largura);
        expect(y - RAIO).toBeGreaterThan(TOPO - 1);
        expect(y + RAIO).toBeLessThan(FOLHA.altura - MARCA);
      }
      const near = bubbles.some((one, n) =>
        bubbles.slice(n + 1).some(({ x, y }) => Math.hypot(x - one.x, y - one.y) < RAIO * 2 + 0.3),
      );
      expect(near).toBe(false);
    },
  );
});

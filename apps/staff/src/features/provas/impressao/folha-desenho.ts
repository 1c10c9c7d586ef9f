/**
 * Where the bubbles of an answer sheet stand, in millimetres, the same for every sheet with as many questions. A reader finds
 * them by the four marks at the corners. Pure.
 */
import type { ImpressaoItem } from '@luneta/api-client';
import { LETRAS } from '@luneta/domain';

export type Linha = {
  readonly numero: number;
  /** 0: a text is written in the booklet. */
  readonly opcoes: number;
};
export type Bolha = { readonly letra: string; readonly x: number; readonly y: number };
export type LinhaDesenhada = Linha & { readonly x: number; readonly y: number; readonly bolhas: readonly Bolha[] };

/** The drawing, marks included; the paper leaves 10 mm around it. */
export const FOLHA = { largura: 190, altura: 264 } as const;
/** A mark is a black square at each corner. */
export const MARCA = 6;
/** Half of the width of a bubble: 4.4 mm wide. */
export const RAIO = 2.2;
/** The bubbles begin below name, code and instructions. */
export const TOPO = 56;
const FIM = FOLHA.altura - MARCA - 2;
const MAX_COLUNAS = 5;
const COLUNA = 36;
/** From the left of a column to its first bubble, and from one bubble to the next. */
const PRIMEIRA = 12;
const PASSO_X = 5.4;
const MIN_PASSO_Y = 4.9;
const MAX_PASSO_Y = 7;

/** One line for each number; of a place with two languages the one with more options. */
export function linhasDe(itens: readonly Pick<ImpressaoItem, 'numero' | 'qtde_opcoes'>[]): Linha[] {
  const options = new Map<number, number>();
  for (const { numero, qtde_opcoes } of itens) options.set(numero, Math.max(options.get(numero) ?? 0, qtde_opcoes));
  return [...options].map(([numero, opcoes]) => ({ numero, opcoes })).sort((x, y) => x.numero - y.numero);
}

/** As few columns as hold the lines with room; up to 200 lines fit. */
export function desenhoDaFolha(linhas: readonly Linha[]): LinhaDesenhada[] {
  const height = FIM - TOPO;
  const roomy = Math.floor(height / MAX_PASSO_Y);
  const columns = Math.min(MAX_COLUNAS, Math.max(1, Math.ceil(linhas.length / roomy)));
  const rows = Math.ceil(linhas.length / columns);
  const step = Math.max(MIN_PASSO_Y, Math.min(MAX_PASSO_Y, height / rows));
  const left = (FOLHA.largura - columns * COLUNA) / 2;
  return linhas.map((linha, n) => {
    const [x, y] = [left + Math.floor(n / rows) * COLUNA, TOPO + (n % rows) * step + step / 2];
    const bolhas = LETRAS.slice(0, linha.opcoes).map((letra, at) => ({
      letra,
      x: x + PRIMEIRA + at * PASSO_X,
      y,
    }));
    return { ...linha, x, y, bolhas };
  });
}

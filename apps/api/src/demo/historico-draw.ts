/**
 * How demo students played their phases, drawn from the items' own parameters like the answers of exams. Version 1 plays the
 * whole pool with two tries, coins and lives. Version 2 plays the served items once. Returns rows and writes nothing.
 */
import { estrelasOf } from '@luneta/domain/estrelas';
import { probability } from '@luneta/domain/tri';

import type { Random } from './random.ts';
import type { FaseComItens, ItemComChave } from '../modules/roteiros/index.ts';

const MINUTE = 60_000;
const LETTERS = 'ABCDE';
/** Most wrong tries in a phase, so that five lives are enough. */
const MAX_ERRORS = 4;
/** Coins for a hit, and extra coins for a hit at the first try (S2 §9). An action plan doubles both. */
const HIT_MOEDAS = 10;

type Try = 1 | 2;

export type DrawnItem = {
  readonly trilha_item_id: number;
  readonly ordem: number;
  readonly servido_em: Date;
  readonly resposta_1: number;
  readonly respondida_1_em: Date;
  readonly resposta_2: number | null;
  readonly respondida_2_em: Date | null;
  readonly acertou: boolean;
  readonly bloqueado_em: Date;
};

export type DrawnRun = {
  readonly iniciada_em: Date;
  readonly concluida_em: Date;
  readonly estrelas: 0 | 1 | 2 | 3;
  readonly acertos: number;
  readonly itens: readonly DrawnItem[];
  /** Ledger rows by item and step. Empty in version 2, which has no coins. */
  readonly moedas: readonly { readonly trilha_item_id: number; readonly step: Try; readonly valor: number }[];
  readonly erros: readonly { readonly trilha_item_id: number; readonly vez: Try; readonly em: Date }[];
};

/** The number of the key, or of another option. */
export function choose(item: ItemComChave, right: boolean, rng: Random): number {
  const key = LETTERS.indexOf(item.gabarito) + 1;
  const other = rng.int(1, LETTERS.length - 1);
  if (right) return key;
  return other >= key ? other + 1 : other;
}

/**
 * One run that begins at `inicio`.
 * @param theta ability; a high value answers almost everything right
 */
export function drawRun(fase: FaseComItens, theta: number, inicio: Date, rng: Random): DrawnRun {
  const { versao, tipo } = fase;
  const served = versao === 1 ? fase.itens : fase.itens.slice(0, fase.qtde_itens);
  const moedas: DrawnRun['moedas'][number][] = [];
  const erros: DrawnRun['erros'][number][] = [];
  const at = (minutes: number): Date => new Date(inicio.getTime() + minutes * MINUTE);
  const itens = served.map((item, i): DrawnItem => {
    const { id: trilha_item_id } = item;
    const knows = (): boolean => rng.next() < probability(item.tri, theta) || erros.length >= MAX_ERRORS;
    const first = knows();
    const again = versao === 1 && !first;
    const second = again && knows();
    const [answered, repeated] = [at(3 * i + 1), at(3 * i + 2)];
    if (versao === 1) {
      if (!first) erros.push({ trilha_item_id, vez: 1, em: answered });
      if (again && !second) erros.push({ trilha_item_id, vez: 2, em: repeated });
      const valor = HIT_MOEDAS * tipo;
      if (first || second) moedas.push({ trilha_item_id, step: 1, valor });
      if (first) moedas.push({ trilha_item_id, step: 2, valor });
    }
    return {
      trilha_item_id,
      ordem: i + 1,
      servido_em: at(3 * i),
      resposta_1: choose(item, first, rng),
      respondida_1_em: answered,
      resposta_2: again ? choose(item, second, rng) : null,
      respondida_2_em: again ? repeated : null,
      acertou: first || second,
      bloqueado_em: again ? repeated : answered,
    };
  });
  const acertos = itens.filter(({ acertou }) => acertou).length;
  const estrelas = estrelasOf(acertos, itens.length);
  return { iniciada_em: inicio, concluida_em: at(3 * itens.length), estrelas, acertos, itens, moedas, erros };
}

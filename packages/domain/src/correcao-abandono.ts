/** Abandoned drafts of a marking: how long a draft blocks other markers. */
import type { Marca } from './correcao-redacao.ts';

/** A part with the moment at which it was last saved. */
export type MarcaDatada = Marca & { readonly gravadaMs: number };

/** After this time without a save a draft no longer reserves its part. [COR-10] */
export const ABANDONO_MS = 3 * 24 * 3_600_000;

/** The parts that count for one person: all except drafts that others have abandoned. [COR-10] */
export function holdingMarcas(marcas: readonly MarcaDatada[], corretor: string, nowMs: number): readonly MarcaDatada[] {
  return marcas.filter(
    (marca) => marca.nota !== null || marca.corretor === corretor || nowMs - marca.gravadaMs < ABANDONO_MS,
  );
}

/** Drafts of a marking that were left lying: whom they still keep from a part. */
import type { Marca } from './correcao-redacao.ts';

/** A part with the moment at which it was last saved. */
export type MarcaDatada = Marca & { readonly gravadaMs: number };

/** After so long without a save a draft holds its part no more. [COR-10] */
export const ABANDONO_MS = 3 * 24 * 3_600_000;

/** The parts that count for one person: every one but the drafts that others have left lying. [COR-10] */
export function marcasQueSeguram(
  marcas: readonly MarcaDatada[],
  corretor: string,
  nowMs: number,
): readonly MarcaDatada[] {
  return marcas.filter(
    (marca) => marca.nota !== null || marca.corretor === corretor || nowMs - marca.gravadaMs < ABANDONO_MS,
  );
}

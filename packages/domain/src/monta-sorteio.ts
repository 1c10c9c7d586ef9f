/** Proposes questions for a day of an exam: the same seed makes the same proposal. */
import { rank } from './boss-sorteio.ts';
import type { Dificuldade } from './dificuldade.ts';

/** A question that may be drawn. */
export type Candidata = {
  readonly questao_id: number;
  readonly materia_id: number;
  readonly dificuldade: Dificuldade | null;
};

/** So many of a subject, of one level or of any. */
export type ParteSorteio = {
  readonly materia_id: number;
  readonly dificuldade: Dificuldade | null;
  readonly qtde: number;
};

export type SorteioFeito = {
  readonly questao_ids: readonly number[];
  /** Parts for which the bank has too few, with how many are missing. */
  readonly faltam: readonly ParteSorteio[];
};

/**
 * Draws each part in turn from what is left. Parts of one level draw before those of any level, so that the general ones do
 * not take their questions. The order of the candidates plays no part. [MON-15]
 */
export function sorteioDeQuestoes(
  candidatas: readonly Candidata[],
  partes: readonly ParteSorteio[],
  semente: number,
): SorteioFeito {
  const ranked = candidatas
    .map((candidata) => ({ candidata, at: rank([semente, candidata.questao_id]) }))
    .sort((x, y) => x.at - y.at || x.candidata.questao_id - y.candidata.questao_id)
    .map(({ candidata }) => candidata);
  const taken = new Set<number>();
  const draw = ({ materia_id, dificuldade, qtde }: ParteSorteio): number[] => {
    const found = ranked
      .filter(({ questao_id }) => !taken.has(questao_id))
      .filter((one) => one.materia_id === materia_id && (dificuldade === null || one.dificuldade === dificuldade))
      .slice(0, qtde)
      .map(({ questao_id }) => questao_id);
    for (const id of found) taken.add(id);
    return found;
  };
  const order = [
    ...partes.filter(({ dificuldade }) => dificuldade !== null),
    ...partes.filter((p) => p.dificuldade === null),
  ];
  const drawn = new Map(order.map((parte) => [parte, draw(parte)]));
  return {
    questao_ids: partes.flatMap((parte) => drawn.get(parte) ?? []),
    faltam: partes.flatMap((parte) => {
      const missing = parte.qtde - (drawn.get(parte)?.length ?? 0);
      return missing > 0 ? [{ ...parte, qtde: missing }] : [];
    }),
  };
}

// Who stands in a ranking, as its components show it. Places are given: the rule of ties is `rankRows` of the domain.

/** One student of a ranking. */
export interface RankedStudent {
  /** Tells the rows apart, e.g. `turma_aluno_id`. */
  id: string | number;
  /** Place, from 1; who is tied has the same. */
  place: number;
  /** Name as it may be shown (`rankingName`); `null` shows the word for an unnamed student. */
  name: string | null;
  /** `avatar_code`, 1 to 69; an unknown one shows avatar 1. */
  avatarCode: number | null | undefined;
  /** Stars that the ranking counts. */
  stars: number;
  /** The student who is looking. */
  own?: boolean;
}

/** Words of a ranking. */
export interface RankingWords {
  /** Stands for a missing name: 'Sem nome'. */
  noName: string;
  /** Follows the own name: "(você)". */
  own: string;
  /** Reads a place: "12º" → "12º lugar". */
  place: (place: string) => string;
  /** Reads the stars: "152" → "152 estrelas". */
  stars: (stars: string) => string;
}

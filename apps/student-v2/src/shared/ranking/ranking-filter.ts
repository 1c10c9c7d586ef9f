/** The filters of a star ranking. They stand in the address, so that a reload and Back keep them. */
import type { HomeRankingFiltro } from '@luneta/api-client/home';

export type RankingFilter = {
  readonly escopo: 'serie' | 'turma';
  /** Null for all subjects. */
  readonly materia_id: number | null;
};

/** What the query of the server takes: the defaults are left out. */
export const filtroOf = ({ escopo, materia_id }: RankingFilter): HomeRankingFiltro => ({
  ...(escopo === 'serie' ? {} : { escopo }),
  ...(materia_id === null ? {} : { materia_id }),
});

/** Reads the address; anything that is not a filter counts as none. */
export function filterOf(search: URLSearchParams): RankingFilter {
  const materia = search.get('materia_id') ?? '';
  return {
    escopo: search.get('escopo') === 'turma' ? 'turma' : 'serie',
    materia_id: /^[1-9]\d{0,9}$/u.test(materia) ? Number(materia) : null,
  };
}

/** The same for the screen of the ranking, whose older table stands in the address, too. */
export const rankingFiltroOf = (search: URLSearchParams): HomeRankingFiltro => ({
  ...filtroOf(filterOf(search)),
  ...(search.get('visao') === 'tabela' && { visao: 'tabela' }),
});

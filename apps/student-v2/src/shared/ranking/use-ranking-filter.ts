import { useSearchParams } from '@luneta/app-shell/router';

import { filterOf, type RankingFilter } from './ranking-filter.ts';

/** The filter of the address, and a way to change a part of it. */
export function useRankingFilter() {
  const [search, setSearch] = useSearchParams();
  const filter = filterOf(search);
  function change(part: Partial<RankingFilter>) {
    const { escopo, materia_id } = { ...filter, ...part };
    const next = new URLSearchParams(search);
    if (escopo === 'serie') next.delete('escopo');
    else next.set('escopo', escopo);
    if (materia_id === null) next.delete('materia_id');
    else next.set('materia_id', String(materia_id));
    setSearch(next, { replace: true, preventScrollReset: true });
  }
  return { filter, change };
}

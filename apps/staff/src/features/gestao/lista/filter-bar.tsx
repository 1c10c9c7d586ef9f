/** The controls that filter the list of students. The filters are stored in the address. */
import { FilterBar as Bar, SearchBox } from '@luneta/ui';

import type { Turma } from '../../../aluno.ts';
import { copy } from '../copy.ts';
import { FilterSelects, SituacaoSelect } from './filter-selects.tsx';
import { choices, isFiltered, NO_FILTERS, type Filtros } from './filtros.ts';
import { turmaName } from './turma-name.ts';
import type { UseFiltros } from './use-filtros.ts';

export type FilterBarProps = UseFiltros & {
  /** Null where the class is chosen already: only the search and the state are left. */
  turmas: readonly Turma[] | null;
  /** The list of these filters is on its way. */
  loading: boolean;
  /** How many students are left, in words. */
  count?: string | undefined;
};

export function FilterBar({ turmas, filtros, set, clear, loading, count }: FilterBarProps) {
  const shown = turmas === null ? { ...filtros, sede: '', serie: '', turma: '' } : filtros;
  return (
    <Bar
      label={copy.filterLabel}
      search={
        <SearchBox
          label={copy.search}
          placeholder={copy.searchHint}
          landmark={false}
          loading={loading}
          value={filtros.busca}
          onSearch={(busca) => set({ busca })}
        />
      }
      applied={inForce(turmas ?? [], shown).map(({ id, label }) => ({
        id,
        label,
        onRemove: () => set({ [id]: NO_FILTERS[id] }),
      }))}
      clearable={isFiltered(shown)}
      onClear={clear}
      applyLabel={copy.apply}
      {...(count === undefined ? {} : { count })}
    >
      {turmas === null ? (
        <SituacaoSelect filtros={filtros} onChange={set} />
      ) : (
        <FilterSelects turmas={turmas} filtros={filtros} onChange={set} />
      )}
    </Bar>
  );
}

/** The filters set besides the search, each with its value as its select shows it. */
function inForce(turmas: readonly Turma[], filtros: Filtros) {
  const turma = choices(turmas, filtros).turmas.find(({ turma_id }) => String(turma_id) === filtros.turma);
  const situacao = filtros.situacao === '' ? '' : copy.situacoes[filtros.situacao];
  const shown = { ...filtros, turma: turma ? turmaName(turma, filtros) : filtros.turma, situacao };
  return (['sede', 'serie', 'turma', 'situacao'] as const)
    .filter((id) => filtros[id] !== '')
    .map((id) => ({ id, label: copy.filter(copy[id], shown[id]) }));
}

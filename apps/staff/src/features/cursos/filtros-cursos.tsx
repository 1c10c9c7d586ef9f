/** The controls that filter the courses. */
import { FilterBar, SearchBox, Select } from '@luneta/ui';

import { copy } from './copy.ts';
import { isFiltered, NO_FILTERS, SITUACOES, type Filtros } from './filtros.ts';

/** A subject that can be chosen. */
export type Materia = { materia_id: number; materia_nome: string };

export type FiltrosCursosProps = {
  filtros: Filtros;
  set: (changes: Partial<Filtros>) => void;
  clear: () => void;
  materias: readonly Materia[];
  count: string | undefined;
};

export function FiltrosCursos({ filtros, set, clear, materias, count }: FiltrosCursosProps) {
  const materiaOptions = [
    { value: '', label: copy.all },
    ...materias.map(({ materia_id, materia_nome }) => ({ value: String(materia_id), label: materia_nome })),
    // One from the address that has not been fetched yet stays chosen.
    ...(filtros.materia === '' || materias.some(({ materia_id }) => String(materia_id) === filtros.materia)
      ? []
      : [{ value: filtros.materia, label: filtros.materia }]),
  ];
  const situacaoOptions: { value: Filtros['situacao']; label: string }[] = [
    { value: '', label: copy.all },
    ...SITUACOES.map((value) => ({ value, label: copy.situacoes[value] })),
  ];
  const labels = {
    materia: materiaOptions.find(({ value }) => value === filtros.materia)?.label ?? '',
    situacao: situacaoOptions.find(({ value }) => value === filtros.situacao)?.label ?? '',
  };
  return (
    <FilterBar
      label={copy.filterLabel}
      search={
        <SearchBox
          label={copy.search}
          placeholder={copy.searchHint}
          landmark={false}
          value={filtros.busca}
          onSearch={(busca) => set({ busca })}
        />
      }
      applied={(['materia', 'situacao'] as const)
        .filter((id) => filtros[id] !== '')
        .map((id) => ({
          id,
          label: copy.filter(copy[id], labels[id]),
          onRemove: () => set({ [id]: NO_FILTERS[id] }),
        }))}
      clearable={isFiltered(filtros)}
      onClear={clear}
      applyLabel={copy.apply}
      {...(count === undefined ? {} : { count })}
    >
      <Select
        label={copy.materia}
        value={filtros.materia}
        onChange={(materia) => set({ materia })}
        options={materiaOptions}
      />
      <Select
        label={copy.situacao}
        value={filtros.situacao}
        onChange={(situacao) => set({ situacao })}
        options={situacaoOptions}
      />
    </FilterBar>
  );
}

/** The controls of a list that is filtered by text, subject and one more choice. */
import { FilterBar, SearchBox, Select } from '@luneta/ui';

import { isFiltered, type FiltrosPorMateria, type Materia } from './filtros-por-materia.ts';

export type BarraWords = {
  readonly filterLabel: string;
  readonly search: string;
  readonly searchHint: string;
  readonly materia: string;
  readonly all: string;
  readonly apply: string;
  readonly filter: (name: string, value: string) => string;
};

export type BarraPorMateriaProps<V extends string> = {
  filtros: FiltrosPorMateria<V>;
  set: (changes: Partial<FiltrosPorMateria<V>>) => void;
  clear: () => void;
  materias: readonly Materia[];
  /** The one more choice. */
  escolha: { readonly label: string; readonly options: readonly { readonly value: V; readonly label: string }[] };
  count: string | undefined;
  words: BarraWords;
};

export function BarraPorMateria<V extends string>(props: BarraPorMateriaProps<V>) {
  const { filtros, set, clear, materias, escolha, count, words } = props;
  const subjects = materias.map(({ materia_id, materia_nome }) => ({ value: String(materia_id), label: materia_nome }));
  const chosen = subjects.find(({ value }) => value === filtros.materia);
  const choice = escolha.options.find(({ value }) => value === filtros.escolha);
  return (
    <FilterBar
      label={words.filterLabel}
      search={
        <SearchBox
          label={words.search}
          placeholder={words.searchHint}
          landmark={false}
          value={filtros.busca}
          onSearch={(busca) => set({ busca })}
        />
      }
      applied={[
        ...(filtros.materia === ''
          ? []
          : [
              {
                id: 'materia',
                label: words.filter(words.materia, chosen?.label ?? filtros.materia),
                onRemove: () => set({ materia: '' }),
              },
            ]),
        ...(choice === undefined
          ? []
          : [
              {
                id: 'escolha',
                label: words.filter(escolha.label, choice.label),
                onRemove: () => set({ escolha: '' }),
              },
            ]),
      ]}
      clearable={isFiltered(filtros)}
      onClear={clear}
      applyLabel={words.apply}
      {...(count === undefined ? {} : { count })}
    >
      <Select
        label={words.materia}
        value={filtros.materia}
        onChange={(materia) => set({ materia })}
        options={[
          { value: '', label: words.all },
          ...subjects,
          // One from the address that has not been fetched yet stays chosen.
          ...(filtros.materia === '' || chosen ? [] : [{ value: filtros.materia, label: filtros.materia }]),
        ]}
      />
      <Select
        label={escolha.label}
        value={filtros.escolha}
        onChange={(value) => set({ escolha: value })}
        options={[{ value: '', label: words.all }, ...escolha.options]}
      />
    </FilterBar>
  );
}

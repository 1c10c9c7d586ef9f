import type { RankingEstrelas } from '@luneta/api-client';
import { Segments, Select } from '@luneta/ui';

import { copy } from './copy.ts';
import type { RankingFilter } from './ranking-filter.ts';

const ALL = '';

export type RankingFiltersProps = {
  filter: RankingFilter;
  onChange: (part: Partial<RankingFilter>) => void;
};

/** The whole grade or the own class (S3 §2). */
export function EscopoSegments({ filter, onChange }: RankingFiltersProps) {
  return (
    <Segments
      legend={copy.escopo}
      options={[
        { value: 'serie', label: copy.serie },
        { value: 'turma', label: copy.turma },
      ]}
      value={filter.escopo}
      onChange={(escopo) => onChange({ escopo })}
    />
  );
}

/** One subject or all (S3 §2). One from the address that the school does not have stays choosable until it is changed. */
export function MateriaSelect({
  filter,
  onChange,
  materias,
  failed,
  short = false,
}: RankingFiltersProps & {
  materias: RankingEstrelas['materias'] | undefined;
  /** The ranking did not come, and its subjects will not. */
  failed: boolean;
  /** Beside a heading: all of them in one word. */
  short?: boolean;
}) {
  return (
    <Select
      label={copy.materia}
      hideLabel
      loading={materias === undefined && !failed}
      value={filter.materia_id === null ? ALL : String(filter.materia_id)}
      onChange={(value) => onChange({ materia_id: value === ALL ? null : Number(value) })}
      options={[
        { value: ALL, label: short ? copy.all : copy.allMaterias },
        ...(materias ?? []).map(({ materia_id, materia_nome }) => ({
          value: String(materia_id),
          label: materia_nome,
        })),
      ]}
    />
  );
}

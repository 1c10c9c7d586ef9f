import { Select } from '@luneta/ui';

import type { Turma } from '../../../aluno.ts';
import { copy } from '../copy.ts';
import { choices, readSituacao, SITUACOES, type Filtros } from './filtros.ts';
import { turmaName } from './turma-name.ts';

const ALL = { value: '', label: copy.allF };
const named = (name: string) => ({ value: name, label: name });

type SelectProps = { filtros: Filtros; onChange: (changes: Partial<Filtros>) => void };

/** Campus, grade and class, each narrowed by the one before, and how the student stands now. */
export function FilterSelects({ turmas, filtros, onChange }: SelectProps & { turmas: readonly Turma[] }) {
  const found = choices(turmas, filtros);
  const turmaOptions = found.turmas.map((turma) => ({
    value: String(turma.turma_id),
    label: turmaName(turma, filtros),
  }));
  return (
    <>
      <Select
        label={copy.sede}
        value={filtros.sede}
        onChange={(sede) => onChange({ sede })}
        options={[ALL, ...found.sedes.map(named)]}
      />
      <Select
        label={copy.serie}
        value={filtros.serie}
        onChange={(serie) => onChange({ serie })}
        options={[ALL, ...found.series.map(named)]}
      />
      <Select
        label={copy.turma}
        value={filtros.turma}
        onChange={(turma) => onChange({ turma })}
        options={[
          ALL,
          ...turmaOptions,
          ...(found.unknownTurma === null ? [] : [{ value: found.unknownTurma, label: found.unknownTurma }]),
        ]}
      />
      <SituacaoSelect filtros={filtros} onChange={onChange} />
    </>
  );
}

/** How the student stands now. */
export function SituacaoSelect({ filtros, onChange }: SelectProps) {
  return (
    <Select
      label={copy.situacao}
      value={filtros.situacao}
      onChange={(situacao) => onChange({ situacao: readSituacao(situacao) })}
      options={[ALL, ...SITUACOES.map((value) => ({ value, label: copy.situacoes[value] }))]}
    />
  );
}

/** By student, act, days and person. What is in force stands as chips that take it away. */
import type { AuditoriaPagina } from '@luneta/api-client';
import { formatCalendarDay, nomeIsolado } from '@luneta/domain';
import { DateRange, FilterBar, SearchBox, Select, type FilterInForce } from '@luneta/ui';

import { copy } from './copy.ts';
import { isFiltered, type Filtros } from './filtros.ts';

type FiltrosAuditoriaProps = {
  filtros: Filtros;
  set: (changes: Partial<Filtros>) => void;
  clear: () => void;
  /** Acts on screen: they name the person that is filtered by. */
  registros: AuditoriaPagina['registros'];
  count: string | undefined;
};

export function FiltrosAuditoria({ filtros, set, clear, registros, count }: FiltrosAuditoriaProps) {
  return (
    <FilterBar
      label={copy.filters}
      search={
        <SearchBox
          landmark={false}
          label={copy.student}
          placeholder={copy.studentHint}
          maxLength={9}
          value={filtros.aluno}
          onSearch={(aluno) => set({ aluno: aluno.replaceAll(/\D/gu, '').slice(0, 9) })}
        />
      }
      applied={applied(filtros, set, registros)}
      onClear={clear}
      clearable={isFiltered(filtros)}
      applyLabel={copy.apply}
      {...(count === undefined ? {} : { count })}
    >
      <Select
        label={copy.act}
        value={filtros.acao}
        options={[
          { value: '', label: copy.everyAct },
          ...copy.acts.map(([value, label]) => ({ value, label })),
          ...(filtros.acao === '' || copy.acts.some(([value]) => value === filtros.acao)
            ? []
            : [{ value: filtros.acao, label: copy.actOf(filtros.acao) }]),
        ]}
        onChange={(acao) => set({ acao })}
      />
      <DateRange
        legend={copy.period}
        hideLegend
        value={{ from: filtros.de, to: filtros.ate }}
        orderError={copy.order}
        onChange={({ from, to }) => set({ de: from, ate: to })}
      />
    </FilterBar>
  );
}

function applied(
  { acao, ator, aluno, de, ate }: Filtros,
  set: (changes: Partial<Filtros>) => void,
  registros: AuditoriaPagina['registros'],
): FilterInForce[] {
  const person = registros.find(({ ator_id }) => String(ator_id) === ator)?.ator_nome ?? ator;
  return [
    { id: 'aluno', on: aluno, label: copy.studentChip(aluno), onRemove: () => set({ aluno: '' }) },
    { id: 'acao', on: acao, label: copy.actChip(copy.actOf(acao)), onRemove: () => set({ acao: '' }) },
    { id: 'ator', on: ator, label: copy.actor(nomeIsolado(person)), onRemove: () => set({ ator: '' }) },
    { id: 'de', on: de, label: copy.fromChip(formatCalendarDay(de)), onRemove: () => set({ de: '' }) },
    { id: 'ate', on: ate, label: copy.toChip(formatCalendarDay(ate)), onRemove: () => set({ ate: '' }) },
  ].flatMap(({ on, ...filter }) => (on === '' ? [] : [filter]));
}

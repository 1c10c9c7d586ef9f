import type { Conta } from '@luneta/api-client';
import { turnoName } from '@luneta/app-shell';
import { formatCalendarDay, parseCalendarDay } from '@luneta/domain';
import { FactsList, PersonName } from '@luneta/ui';

import { copy } from './copy.ts';

/** What the school keeps of the student; read-only (S1 §2.7). */
export function ContaFacts({ conta }: { conta: Conta }) {
  const { nome, data_nascimento, serie_nome, turma_codigo, turma_turno } = conta;
  const birth = data_nascimento === null ? null : parseCalendarDay(data_nascimento);
  const { name, serie, turma, unknown, birth: birthTerm } = copy.facts;
  return (
    <FactsList
      facts={[
        { term: name, value: <PersonName>{nome}</PersonName> },
        { term: birthTerm, value: birth === null ? unknown : formatCalendarDay(birth) },
        { term: serie, value: serie_nome ?? unknown },
        { term: turma, value: turma_codigo === null ? unknown : copy.turma(turma_codigo, turnoName(turma_turno)) },
      ]}
    />
  );
}

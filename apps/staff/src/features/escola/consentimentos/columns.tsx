/** What the list says of each student, and the way to the records. */
import type { ConsentimentoAluno } from '@luneta/api-client';
import { nomeIsolado } from '@luneta/domain';
import { Badge, Button, PersonName, VisuallyHidden, type DataColumn } from '@luneta/ui';

import { nomeDe } from '../../../shared/aluno.ts';
import { copy } from './copy.ts';

export const LOOK = { encerrar: 'danger', falta: 'warning', recusado: 'neutral', em_dia: 'success' } as const;

/** The basis in words; that of the school says so. */
export const baseOf = ({ base_legal, da_escola }: ConsentimentoAluno): string =>
  da_escola ? copy.daEscola(copy.bases[base_legal]) : copy.bases[base_legal];

const given = ({ registros }: ConsentimentoAluno): string => {
  const names = registros
    .filter(({ concedido, revogado_em }) => concedido && revogado_em === null)
    .map(({ finalidade }) => copy.finalidades[finalidade]);
  return names.length === 0 ? copy.nada : names.join(', ');
};

type Columns = readonly [DataColumn<ConsentimentoAluno>, ...DataColumn<ConsentimentoAluno>[]];

const COLUMNS: Columns = [
  { id: 'aluno', header: copy.aluno, cell: ({ aluno_nome }) => <PersonName>{nomeDe(aluno_nome)}</PersonName> },
  { id: 'turma', header: copy.turma, cell: ({ turma_codigo }) => turma_codigo, noWrap: true },
  { id: 'base', header: copy.base, cell: baseOf },
  { id: 'autorizados', header: copy.autorizados, cell: given },
  {
    id: 'situacao',
    header: copy.situacao,
    cell: ({ situacao }) => <Badge tone={LOOK[situacao]}>{copy.situacoes[situacao]}</Badge>,
  },
];

export function consentimentoColumns(onOpen: (aluno: ConsentimentoAluno) => void) {
  return {
    columns: COLUMNS,
    rowKey: ({ turma_aluno_id }: ConsentimentoAluno) => turma_aluno_id,
    renderActions: (aluno: ConsentimentoAluno) => (
      <Button size="sm" variant="text" onClick={() => onOpen(aluno)}>
        <span aria-hidden="true">{copy.open}</span>
        <VisuallyHidden>{copy.openOf(nomeIsolado(nomeDe(aluno.aluno_nome)))}</VisuallyHidden>
      </Button>
    ),
  };
}

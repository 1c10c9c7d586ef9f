import type { GestaoTurmaResumo } from '@luneta/api-client';
import { turnoName } from '@luneta/app-shell';
import { DataTable, Link, type DataColumn } from '@luneta/ui';

import type { Turma } from '../../../shared/aluno.ts';
import { copy as shared } from '../../../shared/copy.ts';
import { paths } from '../../../shared/paths.ts';
import { copy as words } from '../copy.ts';
import { copy } from './copy.ts';

type Columns = readonly [DataColumn<GestaoTurmaResumo>, ...DataColumn<GestaoTurmaResumo>[]];

const columnsOf = (sedeOf: TurmasTableProps['sedeOf']): Columns => [
  {
    id: 'turma',
    header: words.turma,
    cell: ({ turma_id, serie_nome, turma_codigo }) => (
      <Link href={paths.turma(turma_id)}>{shared.turmaOf(serie_nome, turma_codigo)}</Link>
    ),
  },
  ...(sedeOf ? [{ id: 'sede', header: words.sede, cell: (turma: GestaoTurmaResumo) => sedeOf(turma) }] : []),
  { id: 'turno', header: copy.turno, cell: ({ turma_turno }) => turnoName(turma_turno) },
  { id: 'versao', header: copy.versao, cell: ({ versao }) => versao, noWrap: true },
  { id: 'alunos', header: copy.alunos, cell: ({ qtde_alunos }) => qtde_alunos, align: 'end', noWrap: true },
];

export type TurmasTableProps = {
  turmas: readonly GestaoTurmaResumo[];
  /** Gives the name that distinguishes a campus; null where there is one campus only. */
  sedeOf: ((turma: Turma) => string) | null;
};

const rowKey = ({ turma_id }: GestaoTurmaResumo) => turma_id;

/** The same table while its classes are on their way. */
export const TurmasLoading = () => (
  <DataTable
    caption={copy.caption}
    columns={columnsOf(null)}
    rows={[]}
    rowKey={rowKey}
    density="compact"
    loading
    loadingLabel={copy.loading}
  />
);

/** One row for each class. */
export const TurmasTable = ({ turmas, sedeOf }: TurmasTableProps) => (
  <DataTable caption={copy.caption} columns={columnsOf(sedeOf)} rows={turmas} rowKey={rowKey} density="compact" />
);

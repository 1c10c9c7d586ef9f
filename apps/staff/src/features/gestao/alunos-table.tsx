import { turnoName } from '@luneta/app-shell';
import { Avatar, Button, DataTable, IconButton, Inline, VisuallyHidden, type DataColumn } from '@luneta/ui';
import { EllipsisVertical, Eye } from '@luneta/ui/icons';
import type { ReactNode } from 'react';

import type { Aluno, Turma } from '../../aluno.ts';
import { copy as words } from '../../copy.ts';
import { copy } from './copy.ts';

const columnsOf = (sedeOf: (turma: Turma) => string): readonly [DataColumn<Aluno>, ...DataColumn<Aluno>[]] => [
  {
    id: 'aluno',
    header: copy.aluno,
    cell: ({ aluno_nome, avatar_code }) => (
      <Inline gap="e12">
        <Avatar code={avatar_code} size={32} />
        <span>{aluno_nome}</span>
      </Inline>
    ),
  },
  {
    id: 'turma',
    header: copy.turma,
    cell: ({ turma }) => words.turmaOf(turma.serie_nome, turma.turma_codigo),
    whole: true,
  },
  { id: 'turno', header: copy.turno, cell: ({ turma }) => turnoName(turma.turma_turno) },
  { id: 'sede', header: copy.sede, cell: ({ turma }) => sedeOf(turma) },
  { id: 'codigo', header: copy.codigo, cell: ({ turma_aluno_id }) => turma_aluno_id, whole: true },
];

export type AlunosTableProps = {
  alunos: readonly Aluno[];
  page: number;
  onAbrir: (aluno: Aluno) => void;
  /** Opens what else can be done with the student. */
  onMore: (aluno: Aluno) => void;
  /** Gives the name that distinguishes a campus. */
  sedeOf: (turma: Turma) => string;
  /** What failed on the way to the rest of the page. */
  error?: ReactNode;
};

const idle = () => undefined;

/** The same table while its students are on their way. */
export function AlunosLoading() {
  return (
    <DataTable
      loading
      loadingLabel={copy.loading}
      caption={copy.caption(1)}
      columns={columnsOf(() => '')}
      rows={[]}
      rowKey={({ turma_aluno_id }) => turma_aluno_id}
      actionsHeader={copy.actions}
      renderActions={idle}
    />
  );
}

/** One page of students; what can be done with each is always in sight. */
export function AlunosTable({ alunos, page, onAbrir, onMore, sedeOf, error }: AlunosTableProps) {
  return (
    <DataTable
      caption={copy.caption(page)}
      columns={columnsOf(sedeOf)}
      rows={alunos}
      error={error}
      rowKey={({ turma_aluno_id }) => turma_aluno_id}
      actionsHeader={copy.actions}
      renderActions={(aluno) => (
        <>
          <Button variant="text" size="sm" icon={Eye} onClick={() => onAbrir(aluno)}>
            {copy.openExperience} <VisuallyHidden>{copy.openOf(aluno.aluno_nome, aluno.turma_aluno_id)}</VisuallyHidden>
          </Button>
          <IconButton
            icon={EllipsisVertical}
            label={copy.moreOf(aluno.aluno_nome, aluno.turma_aluno_id)}
            onClick={() => onMore(aluno)}
          />
        </>
      )}
    />
  );
}

import { Badge, DataTable, Inline, Link, type DataColumn } from '@luneta/ui';
import { TriangleExclamationPoint } from '@luneta/ui/icons';

import { copy as shared } from '../../../shared/copy.ts';
import { paths } from '../../../shared/paths.ts';
import { nomeDoTurno, VERSOES } from '../../../shared/turno.ts';
import type { Turma } from '../../../shared/aluno.ts';
import { copy as words } from '../copy.ts';
import { copy } from './copy.ts';
import type { TurmaListada } from './turmas.ts';

const VERSAO: DataColumn<TurmaListada> = {
  id: 'versao',
  header: copy.versao,
  cell: ({ versao }) => VERSOES[versao],
  noWrap: true,
};

type Columns = readonly [DataColumn<TurmaListada>, ...DataColumn<TurmaListada>[]];

const columnsOf = ({ sedeOf, materias, beside = false }: Omit<TurmasTableProps, 'turmas'>): Columns => [
  {
    id: 'turma',
    header: words.turma,
    cell: ({ turma_id, serie_nome, turma_codigo, dados: { arquivada_em } }) => (
      <Inline gap="e8" wrap>
        <Link href={paths.turma(turma_id)}>{shared.turmaOf(serie_nome, turma_codigo)}</Link>
        {arquivada_em !== null && <Badge>{copy.archived}</Badge>}
      </Inline>
    ),
  },
  ...(sedeOf ? [{ id: 'sede', header: words.sede, cell: (turma: TurmaListada) => sedeOf(turma) }] : []),
  { id: 'turno', header: copy.turno, cell: ({ turma_turno }) => nomeDoTurno(turma_turno) },
  ...(beside ? [] : [VERSAO]),
  { id: 'alunos', header: copy.alunos, cell: ({ dados }) => dados.qtde_alunos, align: 'end', noWrap: true },
  ...(materias > 0
    ? [
        {
          id: 'materias',
          header: copy.materias,
          cell: (turma: TurmaListada) => <Materias de={materias} turma={turma} />,
        },
      ]
    : []),
];

/** How many subjects have a teacher; some without one are marked. */
function Materias({ de, turma }: { de: number; turma: TurmaListada }) {
  const { qtde_materias } = turma.dados;
  const text = copy.materiasOf(qtde_materias, de);
  return qtde_materias < de ? (
    <Badge tone="warning" icon={TriangleExclamationPoint}>
      {text}
    </Badge>
  ) : (
    text
  );
}

export type TurmasTableProps = {
  turmas: readonly TurmaListada[];
  /** Gives the name that distinguishes a campus; null where there is one campus only. */
  sedeOf: ((turma: Turma) => string) | null;
  /** Subjects of the school. */
  materias: number;
  /** Something stands beside it: what tells classes apart least is left out. */
  beside?: boolean;
};

const rowKey = ({ turma_id }: TurmaListada) => turma_id;

/** The same table while its classes are on their way. */
export const TurmasLoading = () => (
  <DataTable
    caption={copy.caption}
    columns={columnsOf({ sedeOf: null, materias: 0 })}
    rows={[]}
    rowKey={rowKey}
    density="compact"
    loading
    loadingLabel={copy.loading}
  />
);

/** One row for each class. */
export const TurmasTable = ({ turmas, ...of }: TurmasTableProps) => (
  <DataTable caption={copy.caption} columns={columnsOf(of)} rows={turmas} rowKey={rowKey} density="compact" />
);

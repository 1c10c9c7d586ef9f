import type { GestaoCurso } from '@luneta/api-client';
import { useConta } from '@luneta/app-shell';
import { formatData } from '@luneta/domain';
import { Badge, ButtonLink, Inline, Stack, SubjectTile, Text, VisuallyHidden, type DataColumn } from '@luneta/ui';
import { CircleCheck, NotebookPen, PenLine } from '@luneta/ui/icons';

import { paths } from '../../shared/paths.ts';
import { copy } from './copy.ts';

const LOOK = {
  rascunho: { tone: 'neutral', icon: NotebookPen },
  publicado: { tone: 'success', icon: CircleCheck },
  alterado: { tone: 'warning', icon: PenLine },
} as const;

type Columns = readonly [DataColumn<GestaoCurso>, ...DataColumn<GestaoCurso>[]];

const columnsOf = (timeZone: string): Columns => [
  {
    id: 'curso',
    header: copy.curso,
    cell: ({ nome_curso, materia_nome, objeto_conhecimento_descricao }) => (
      <Inline gap="e12">
        <SubjectTile materia={materia_nome} size={36} />
        <Stack gap="e0">
          <span>{nome_curso}</span>
          <Text as="span" look="small" tone="muted">
            {materia_nome} · {objeto_conhecimento_descricao}
          </Text>
        </Stack>
      </Inline>
    ),
  },
  {
    id: 'situacao',
    header: copy.situacao,
    cell: ({ situacao }) => <Badge {...LOOK[situacao]}>{copy.situacoes[situacao]}</Badge>,
  },
  { id: 'fases', header: copy.fases, cell: ({ qtde_fases }) => qtde_fases, align: 'end', noWrap: true },
  {
    id: 'alterado',
    header: copy.changed,
    cell: ({ atualizado_em }) => formatData(Date.parse(atualizado_em), timeZone),
    noWrap: true,
  },
];

/** What the list says of each course, and the way to its editor. */
export function useCursoColumns() {
  const { fuso_horario } = useConta();
  return {
    columns: columnsOf(fuso_horario),
    rowKey: ({ base_conhecimento_id }: GestaoCurso) => base_conhecimento_id,
    renderActions: ({ base_conhecimento_id, nome_curso }: GestaoCurso) => (
      <ButtonLink variant="text" size="sm" icon={PenLine} href={paths.curso(base_conhecimento_id)}>
        {copy.edit} <VisuallyHidden>{copy.editOf(nome_curso)}</VisuallyHidden>
      </ButtonLink>
    ),
  };
}

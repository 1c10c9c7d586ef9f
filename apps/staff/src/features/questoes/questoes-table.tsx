import type { GestaoQuestao } from '@luneta/api-client';
import {
  Badge,
  ButtonLink,
  DataTable,
  DifficultyMark,
  Inline,
  Stack,
  SubjectTile,
  Text,
  VisuallyHidden,
  type DataColumn,
} from '@luneta/ui';
import { Eye, Lock } from '@luneta/ui/icons';
import type { ReactNode } from 'react';

import { paths } from '../../shared/paths.ts';
import { copy } from './copy.ts';

type Columns = readonly [DataColumn<GestaoQuestao>, ...DataColumn<GestaoQuestao>[]];

const COLUMNS: Columns = [
  {
    id: 'questao',
    header: copy.questao,
    cell: ({ enunciado_inicio, codigo, materia_nome, objeto_conhecimento_descricao }) => (
      <Inline gap="e12">
        <SubjectTile materia={materia_nome} size={36} />
        <Stack gap="e0">
          <Text as="span" lines={2}>
            {enunciado_inicio}
          </Text>
          <Text as="span" look="small" tone="muted">
            {[codigo, materia_nome, objeto_conhecimento_descricao].filter(Boolean).join(' · ')}
          </Text>
        </Stack>
      </Inline>
    ),
  },
  {
    id: 'dificuldade',
    header: copy.dificuldade,
    noWrap: true,
    cell: ({ dificuldade, subjetiva, em_prova_nao_liberada }) => (
      <Stack gap="e4">
        {dificuldade === null ? (
          <Text tone="muted">{copy.noDificuldade}</Text>
        ) : (
          <DifficultyMark level={dificuldade}>{copy.dificuldades[dificuldade]}</DifficultyMark>
        )}
        {subjetiva && (
          <Inline>
            <Badge>{copy.subjetiva}</Badge>
          </Inline>
        )}
        {em_prova_nao_liberada && (
          <Inline>
            <Badge tone="warning" icon={Lock}>
              {copy.held}
              <VisuallyHidden>{copy.heldWhy}</VisuallyHidden>
            </Badge>
          </Inline>
        )}
      </Stack>
    ),
  },
  { id: 'usos', header: copy.usos, cell: ({ qtde_usos }) => qtde_usos, align: 'end', noWrap: true },
];

const idle = () => undefined;
const shared = { caption: copy.caption, columns: COLUMNS, actionsHeader: copy.actions, density: 'compact' } as const;
const rowKey = ({ banco_questao_id }: GestaoQuestao) => banco_questao_id;

/** The same table while its questions are on their way. */
export const QuestoesLoading = () => (
  <DataTable {...shared} loading loadingLabel={copy.loading} rows={[]} rowKey={rowKey} renderActions={idle} />
);

export type QuestoesTableProps = {
  questoes: readonly GestaoQuestao[];
  /** Whether the person may open a question, whose page shows the key. */
  opens: boolean;
  error?: ReactNode;
};

/** Questions by code. */
export function QuestoesTable({ questoes, opens, error }: QuestoesTableProps) {
  const actions = {
    renderActions: ({ banco_questao_id, codigo }: GestaoQuestao) => (
      <ButtonLink variant="text" size="sm" icon={Eye} href={paths.questao(banco_questao_id)}>
        {copy.open} <VisuallyHidden>{copy.openOf(codigo)}</VisuallyHidden>
      </ButtonLink>
    ),
  };
  return <DataTable {...shared} {...(opens ? actions : {})} rows={questoes} rowKey={rowKey} error={error} />;
}

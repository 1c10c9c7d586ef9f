import type { GestaoQuestao } from '@luneta/api-client';
import {
  Badge,
  ButtonLink,
  DifficultyMark,
  Inline,
  Stack,
  SubjectTile,
  Text,
  VisuallyHidden,
  type DataColumn,
} from '@luneta/ui';
import { Eye, Lock } from '@luneta/ui/icons';

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

/** What the list says of each question. @param opens whether the person may open one, whose page shows the key */
export const questaoColumns = (opens: boolean) => ({
  columns: COLUMNS,
  rowKey: ({ banco_questao_id }: GestaoQuestao) => banco_questao_id,
  ...(opens && { renderActions }),
});

const renderActions = ({ banco_questao_id, codigo }: GestaoQuestao) => (
  <ButtonLink variant="text" size="sm" icon={Eye} href={paths.questao(banco_questao_id)}>
    {copy.open} <VisuallyHidden>{copy.openOf(codigo)}</VisuallyHidden>
  </ButtonLink>
);

/** Figures of a question and the exams that hold it. What is not released yet is said so, without a number. */
import type { QuestaoEstatisticas, QuestaoUso } from '@luneta/api-client';
import { useConta } from '@luneta/app-shell';
import { formatData } from '@luneta/domain';
import {
  Badge,
  DataTable,
  FactsList,
  Figures,
  Heading,
  Inline,
  numberText,
  optionLetter,
  percentText,
  Stack,
  Text,
  type DataColumn,
} from '@luneta/ui';

import { copy } from './copy.ts';

export function Estatisticas({ estatisticas }: { estatisticas: QuestaoEstatisticas }) {
  const { tri, usos, qtde_fases } = estatisticas;
  const last = usos.find(({ percentual_acerto }) => percentual_acerto !== null);
  return (
    <Stack gap="e20">
      <Heading look="h3">{copy.figures}</Heading>
      <Figures
        label={copy.figures}
        figures={[
          ...(last?.percentual_acerto == null
            ? []
            : [{ value: percentText(last.percentual_acerto), label: copy.hits }]),
          { value: String(usos.length), label: copy.uses },
          { value: String(qtde_fases), label: copy.phases },
        ]}
      />
      <Stack gap="e8" as="section" labelledBy="questao-tri">
        <Heading look="h3" id="questao-tri">
          {copy.tri}
        </Heading>
        {tri === null ? (
          <Text tone="muted">{copy.triNone}</Text>
        ) : (
          <FactsList
            facts={[
              { term: copy.triFacts.a, value: numberText(tri.a, 2) },
              { term: copy.triFacts.b, value: numberText(tri.b, 2) },
              { term: copy.triFacts.c, value: numberText(tri.c, 2) },
              ...(tri.origem === null ? [] : [{ term: copy.triFacts.origem, value: tri.origem }]),
            ]}
          />
        )}
      </Stack>
      <Stack gap="e8" as="section" labelledBy="questao-usos">
        <Heading look="h3" id="questao-usos">
          {copy.usosTitle}
        </Heading>
        {usos.length === 0 ? <Text tone="muted">{copy.usosNone}</Text> : <Usos usos={usos} />}
      </Stack>
    </Stack>
  );
}

function Usos({ usos }: { usos: readonly QuestaoUso[] }) {
  const { fuso_horario } = useConta();
  return (
    <DataTable
      caption={copy.usosCaption}
      density="compact"
      columns={columnsOf(fuso_horario)}
      rows={usos}
      rowKey={({ avaliacao_conhecimento_id, dia_prova, numero }) =>
        `${avaliacao_conhecimento_id}-${dia_prova}-${numero}`
      }
    />
  );
}

type Columns = readonly [DataColumn<QuestaoUso>, ...DataColumn<QuestaoUso>[]];

const columnsOf = (timeZone: string): Columns => [
  {
    id: 'prova',
    header: copy.prova,
    cell: ({ descricao, dia_prova, numero, anulada, gabarito_bonificado, data_aplicacao }) => (
      <Stack gap="e4">
        <span>{descricao}</span>
        <Text as="span" look="small" tone="muted">
          {copy.placeOf(dia_prova, numero)} ·{' '}
          {data_aplicacao === null ? copy.notScheduled : formatData(Date.parse(data_aplicacao), timeZone)}
        </Text>
        {(anulada || gabarito_bonificado) && (
          <Inline gap="e4">
            {anulada && <Badge tone="warning">{copy.annulled}</Badge>}
            {gabarito_bonificado && <Badge tone="info">{copy.bonus}</Badge>}
          </Inline>
        )}
      </Stack>
    ),
  },
  { id: 'acerto', header: copy.result, cell: (uso) => <Acerto uso={uso} /> },
];

function Acerto({ uso: { liberado, presentes, acertos, percentual_acerto, opcoes } }: { uso: QuestaoUso }) {
  if (!liberado) return <Text tone="muted">{copy.waits}</Text>;
  if (presentes === null || acertos === null || percentual_acerto === null)
    return <Text tone="muted">{copy.noFigures}</Text>;
  return (
    <Stack gap="e4">
      <Text as="span" tabular>
        {copy.of(percentText(percentual_acerto), acertos, presentes)}
      </Text>
      {opcoes.length > 0 && (
        <Text as="span" look="small" tone="muted" tabular>
          {opcoes
            .map(({ item_resposta, qtde }) =>
              copy.chosenOf(item_resposta === null ? copy.blank : optionLetter(item_resposta), qtde),
            )
            .join(' · ')}
        </Text>
      )}
    </Stack>
  );
}

/** Beside a new time zone: the exam windows ahead, and what they keep (ESC-3). */
import type { JanelaFuso, PreviaFuso } from '@luneta/api-client';
import { QueryState } from '@luneta/app-shell';
import { formatPrazo } from '@luneta/domain';
import { DataTable, LoadingLayout, Note, RadioCards, Stack, Text, type DataColumn } from '@luneta/ui';
import type { UseQueryResult } from '@tanstack/react-query';

import { copy as words } from '../../shared/copy.ts';
import { copy } from './copy.ts';
import type { JanelasNaMudanca } from './rascunho.ts';

type MudancaFusoProps = {
  previa: UseQueryResult<PreviaFuso>;
  /** The zone that would stand. */
  fuso_horario: string;
  id: string;
  value: JanelasNaMudanca | null;
  onChange: (janelas: JanelasNaMudanca) => void;
  error: string | undefined;
  disabled: boolean;
};

export function MudancaFuso({ previa, ...rest }: MudancaFusoProps) {
  return (
    <QueryState query={previa} compact loading={<LoadingLayout of="table" count={2} label={copy.janelas.loading} />}>
      {(data) =>
        data.qtde_janelas === 0 ? (
          <Text look="small" tone="muted">
            {copy.janelas.none}
          </Text>
        ) : (
          <Janelas data={data} {...rest} />
        )
      }
    </QueryState>
  );
}

type JanelasProps = Omit<MudancaFusoProps, 'previa'> & { data: PreviaFuso };

function Janelas({ data, fuso_horario, id, value, onChange, error, disabled }: JanelasProps) {
  const { janelas, qtde_janelas } = data;
  const refused = janelas.some(({ comecaria_antes }) => comecaria_antes);
  return (
    <Stack gap="e12">
      <Note tone="warning" title={copy.janelas.title(qtde_janelas)}>
        {refused ? copy.janelas.refused : copy.janelas.text}
      </Note>
      <RadioCards<JanelasNaMudanca>
        legend={copy.janelas.legend}
        id={id}
        value={value}
        error={error}
        disabled={disabled}
        options={(refused ? (['instante'] as const) : (['relogio', 'instante'] as const)).map((one) => ({
          value: one,
          ...copy.janelas.choices[one],
        }))}
        onChange={onChange}
      />
      <DataTable
        caption={copy.janelas.caption}
        columns={columnsOf(data.fuso_horario, fuso_horario)}
        rows={janelas}
        rowKey={({ turma_avaliacao_id, dia_prova }) => `${turma_avaliacao_id} ${dia_prova}`}
        density="compact"
      />
      {qtde_janelas > janelas.length && (
        <Text look="small" tone="muted">
          {copy.janelas.more(qtde_janelas - janelas.length)}
        </Text>
      )}
    </Stack>
  );
}

/** Each window as it is read now, and as it would be read in the new zone with either choice. */
const columnsOf = (de: string, para: string): readonly [DataColumn<JanelaFuso>, ...DataColumn<JanelaFuso>[]] => [
  {
    id: 'prova',
    header: copy.janelas.prova,
    cell: ({ descricao, serie_nome, turma_codigo }) => (
      <Stack gap="e0">
        <Text as="span" lines={2}>
          {descricao}
        </Text>
        <Text as="span" look="small" tone="muted">
          {words.turmaOf(serie_nome, turma_codigo)}
        </Text>
      </Stack>
    ),
  },
  { id: 'hoje', header: copy.janelas.now, cell: ({ inicio_em }) => formatPrazo(Date.parse(inicio_em), de) },
  {
    id: 'relogio',
    header: copy.janelas.clock,
    cell: ({ inicio_em_relogio, comecaria_antes }) =>
      comecaria_antes ? copy.janelas.past : formatPrazo(Date.parse(inicio_em_relogio), para),
  },
  { id: 'instante', header: copy.janelas.instant, cell: ({ inicio_em }) => formatPrazo(Date.parse(inicio_em), para) },
];

/** `/provas/avaliacoes/{avaliacao_conhecimento_id}/historico`: what staff did to an exam, newest first. */
import type { AvaliacaoEvento } from '@luneta/api-client';
import { avaliacaoEventosQuery } from '@luneta/api-client/gestao-avaliacoes-publicadas';
import { useServices } from '@luneta/app-shell';
import { List } from '@luneta/app-shell/list';
import { PersonName, type DataColumn } from '@luneta/ui';
import { useInfiniteQuery } from '@tanstack/react-query';

import { ExameFrame } from '../exame/exame-frame.tsx';
import { useTempo, type Tempo } from '../tempo.ts';
import { copy } from './copy.ts';

const columnsOf = ({ prazo }: Tempo): readonly [DataColumn<AvaliacaoEvento>, ...DataColumn<AvaliacaoEvento>[]] => [
  { id: 'quando', header: copy.when, cell: ({ criado_em }) => prazo(criado_em), noWrap: true },
  { id: 'que', header: copy.what, cell: ({ texto }) => texto },
  { id: 'quem', header: copy.who, cell: ({ ator_nome }) => <PersonName>{ator_nome}</PersonName> },
  { id: 'motivo', header: copy.why, cell: ({ motivo }) => (motivo === '' ? copy.none : motivo) },
];

export function HistoricoScreen({ avaliacao_conhecimento_id }: { avaliacao_conhecimento_id: number }) {
  return (
    <ExameFrame avaliacao_conhecimento_id={avaliacao_conhecimento_id}>
      {() => <Historico avaliacao_conhecimento_id={avaliacao_conhecimento_id} />}
    </ExameFrame>
  );
}

function Historico({ avaliacao_conhecimento_id }: { avaliacao_conhecimento_id: number }) {
  const { api } = useServices();
  const query = useInfiniteQuery(avaliacaoEventosQuery(api, { avaliacao_conhecimento_id }));
  const rows = (query.data?.pages ?? []).flatMap(({ eventos }) => eventos);
  return (
    <List
      query={query}
      rows={rows}
      words={copy}
      columns={columnsOf(useTempo())}
      rowKey={({ evento_id }) => evento_id}
    />
  );
}

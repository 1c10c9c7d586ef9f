/** One essay a screen (decision 120): the text with its marked passages, five competences, and the way to the next one. */
import { redacaoQuery } from '@luneta/api-client/gestao-redacoes';
import { QueryState, usePageTitle, useServices } from '@luneta/app-shell';
import { Content, IconLink, Loading, PageTitle, Skeleton, Stack, Text } from '@luneta/ui';
import { ArrowLeft } from '@luneta/ui/icons';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import { copy } from '../copy.ts';
import { DeliveredNote } from '../delivered-note.tsx';
import { writeFiltros, type Filtros } from '../fila/filtros.ts';
import { useFila } from '../fila/use-fila.ts';
import { lugarOf, proximasOf } from '../fila/vizinhas.ts';
import { useCorrecaoOutbox } from '../outbox/use-correcao-outbox.ts';
import { CorrecaoPage } from './correcao-page.tsx';
import * as css from './correcao.css.ts';

/** How many essays are fetched ahead: marking goes on for a while without a connection. */
const AHEAD = 3;

export type CorrecaoScreenProps = {
  redacao_id: number;
  filtros: Filtros;
  /** Address of the queue. */
  fila: string;
  /** Another essay of the queue, or the queue itself when none is left. */
  onOpen: (redacao_id: number | null) => void;
};

export function CorrecaoScreen({ redacao_id, filtros, fila: address, onOpen }: CorrecaoScreenProps) {
  const { api } = useServices();
  const client = useQueryClient();
  const query = useQuery(redacaoQuery(api, redacao_id));
  const fila = useFila(filtros);
  const outbox = useCorrecaoOutbox();
  const lugar = lugarOf(fila.redacoes, redacao_id);
  const heading = usePageTitle(lugar === null ? copy.essay : copy.place(lugar, fila.redacoes.length));
  const proximas = proximasOf(fila.redacoes, redacao_id, (id) => outbox.get(id)?.concluir === true);
  const ahead = proximas.slice(0, AHEAD).join(',');
  const shown = query.data !== undefined;
  useEffect(() => {
    if (!shown || ahead === '') return;
    for (const id of ahead.split(',')) void client.prefetchQuery(redacaoQuery(api, Number(id)));
  }, [shown, ahead, client, api]);

  // What is done with an essay stands in the head, which stays the same from one essay to the next and keeps the focus.
  const [acts, setActs] = useState<HTMLDivElement | null>(null);
  const { data } = query;
  return (
    <Content width="staff">
      <Stack gap="e16">
        <div className={css.head}>
          <IconLink href={`${address}${writeFiltros(filtros)}`} icon={ArrowLeft} label={copy.back} />
          <div className={css.title}>
            <PageTitle look="h2" ref={heading}>
              {lugar === null ? copy.essay : copy.place(lugar, fila.redacoes.length)}
            </PageTitle>
            <Text look="small" tone="muted">
              {data ? copy.about(data.descricao, data.dia_prova, data.codigo) : '\u00a0'}
            </Text>
          </div>
          <div className={css.acts} ref={setActs} />
        </div>
        <DeliveredNote outbox={outbox} onUndone={onOpen} />
        <QueryState query={query} loading={<CorrecaoLoading />}>
          {(redacao) => (
            <CorrecaoPage
              key={redacao.redacao_id}
              redacao={redacao}
              outbox={outbox}
              acts={acts}
              onNext={() => onOpen(proximas[0] ?? null)}
            />
          )}
        </QueryState>
      </Stack>
    </Content>
  );
}

/** The two columns while their essay is on its way. */
function CorrecaoLoading() {
  return (
    <Loading label={copy.loading}>
      <div className={css.columns}>
        <div className={css.sheet}>
          <Skeleton shape="text" lines={14} />
        </div>
        <div className={css.part}>
          {[78, 84, 84, 84, 84, 84].map((size, n) => (
            <Skeleton key={n} shape="card" size={size} />
          ))}
        </div>
      </div>
    </Loading>
  );
}

/** The next essay of a filter: looked up in the queue, then opened in its place. */
import { QueryState, usePageTitle } from '@luneta/app-shell';
import { ButtonLink, Content, EmptyState, Loading, PageTitle, Skeleton, Stack } from '@luneta/ui';
import type { ReactNode } from 'react';

import { copy } from '../copy.ts';
import { useCorrecaoOutbox } from '../outbox/use-correcao-outbox.ts';
import type { Filtros } from './filtros.ts';
import { useFila } from './use-fila.ts';

type ProximaScreenProps = {
  filtros: Filtros;
  /** Address of the queue. */
  fila: string;
  /** Goes to the essay that was found. */
  children: (redacao_id: number) => ReactNode;
};

export function ProximaScreen({ filtros, fila, children }: ProximaScreenProps) {
  const heading = usePageTitle(copy.essay);
  const { query, redacoes } = useFila(filtros);
  const outbox = useCorrecaoOutbox();
  const first = redacoes.find(({ redacao_id }) => outbox.get(redacao_id)?.concluir !== true);
  if (first) return children(first.redacao_id);
  return (
    <Content width="staff">
      <Stack gap="e16">
        <PageTitle look="h2" ref={heading}>
          {copy.essay}
        </PageTitle>
        <QueryState query={query} loading={<ProximaLoading />}>
          {() => (
            <EmptyState
              title={copy.nothing}
              text={copy.nothingText}
              action={
                <ButtonLink href={fila} variant="secondary">
                  {copy.back}
                </ButtonLink>
              }
            />
          )}
        </QueryState>
      </Stack>
    </Content>
  );
}

const ProximaLoading = () => (
  <Loading label={copy.loading}>
    <Skeleton shape="card" size={480} />
  </Loading>
);

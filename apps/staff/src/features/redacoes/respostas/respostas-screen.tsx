/** Text answers, on a screen or on paper (decision 181): one after the other, with points and a comment. */
import { correcoesResumoQuery, subjetivasQuery } from '@luneta/api-client/gestao-redacoes';
import { usePageTitle, useServices } from '@luneta/app-shell';
import { leaveCopy as leave, UnsavedGuard } from '@luneta/app-shell/form';
import { view } from '@luneta/app-shell/filters';
import { List, useFilters } from '@luneta/app-shell/list';
import { Confirm, Content, Loading, PageTitle, Segments, Skeleton, Stack, Text } from '@luneta/ui';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useCallback, useState, type ReactNode } from 'react';

import { copy } from '../copy.ts';
import { RespostaCard } from './resposta-card.tsx';
import { Retidas } from './retidas.tsx';
import { useRespostasOutbox } from './use-respostas-outbox.ts';

/** What waits, or what is done: in the address. */
const FILTERS = { situacao: view(copy.situacao, copy.answersState, 'a_corrigir') };
type Situacao = keyof typeof copy.answersState;

const WORDS = {
  loading: copy.loading,
  emptyTitle: copy.nothing,
  empty: copy.answersNothingText,
  more: copy.more,
  pageFailed: copy.answersPageFailed,
};

export function RespostasScreen({ tabs }: { tabs: ReactNode }) {
  const heading = usePageTitle(copy.answers);
  const { api } = useServices();
  const { filters, values, set } = useFilters(FILTERS);
  const { situacao } = values;
  const resumo = useQuery(correcoesResumoQuery(api));
  const query = useInfiniteQuery(subjetivasQuery(api, { situacao }));
  const respostas = query.data?.pages.flatMap((page) => page.respostas) ?? [];
  const outbox = useRespostasOutbox();
  const [unsaved, onUnsaved] = useUnsaved();
  const [asked, setAsked] = useState<Situacao | null>(null);
  const show = (value: Situacao) => {
    setAsked(null);
    set({ situacao: value });
  };
  const waiting = resumo.data?.reduce((sum, { subjetivas: { total, corrigidas } }) => sum + total - corrigidas, 0);
  return (
    <Content width="staff">
      <Stack gap="e16">
        <Stack gap="e2">
          <PageTitle ref={heading}>{copy.answers}</PageTitle>
          <Text tone="muted">{waiting === undefined ? '\u00a0' : copy.answersWaiting(waiting)}</Text>
        </Stack>
        {tabs}
        <Segments
          legend={copy.situacao}
          options={filters.situacao.options}
          value={situacao}
          onChange={(value) => (unsaved > 0 ? setAsked(value) : show(value))}
        />
        <Retidas outbox={outbox} listed={respostas} onUnsaved={onUnsaved} />
        <List query={query} rows={respostas} words={WORDS} loading={<RespostasLoading />}>
          {(error) => (
            <>
              <Stack gap="e16" as="ul">
                {respostas.map((resposta) => (
                  <RespostaCard
                    key={resposta.resposta_subjetiva_id}
                    resposta={resposta}
                    outbox={outbox}
                    onUnsaved={onUnsaved}
                  />
                ))}
              </Stack>
              {error}
            </>
          )}
        </List>
        <Confirm
          open={asked !== null}
          title={leave.title}
          confirmLabel={leave.leave}
          cancelLabel={leave.stay}
          onConfirm={() => asked !== null && show(asked)}
          onCancel={() => setAsked(null)}
        >
          {copy.answersLost(unsaved)}
        </Confirm>
        <UnsavedGuard dirty={unsaved > 0}>{copy.answersLost(unsaved)}</UnsavedGuard>
      </Stack>
    </Content>
  );
}

/** How many answers have points or a comment that were not saved, and what a card says of its own. */
function useUnsaved() {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  const onUnsaved = useCallback(
    (id: number, unsaved: boolean) =>
      setIds((before) => {
        if (before.has(id) === unsaved) return before;
        return unsaved ? new Set([...before, id]) : new Set([...before].filter((other) => other !== id));
      }),
    [],
  );
  return [ids.size, onUnsaved] as const;
}

const RespostasLoading = () => (
  <Loading label={copy.loading}>
    <Stack gap="e16">
      <Skeleton shape="card" size={240} />
      <Skeleton shape="card" size={240} />
    </Stack>
  </Loading>
);

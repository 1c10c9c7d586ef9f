/** Text answers, on a screen or on paper (decision 181): one after the other, with points and a comment. */
import { correcoesResumoQuery, subjetivasQuery } from '@luneta/api-client/gestao-redacoes';
import { QueryState, usePageTitle, useServices } from '@luneta/app-shell';
import { Confirm, Content, EmptyState, Heading, Loading, Segments, Skeleton, Stack, Text } from '@luneta/ui';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useCallback, useState, type ReactNode } from 'react';

import { comParametro, useEnderecoAtual } from '../../../endereco/use-endereco-atual.ts';
import { copy as leave } from '../../../leave/copy.ts';
import { UnsavedGuard } from '../../../leave/unsaved-guard.tsx';
import { ProximaPagina } from '../../../lista/proxima-pagina.tsx';
import { copy } from '../copy.ts';
import { RespostaCard } from './resposta-card.tsx';

const STATES = ['a_corrigir', 'corrigida'] as const;

export function RespostasScreen({ tabs }: { tabs: ReactNode }) {
  const heading = usePageTitle(copy.answers);
  const { api } = useServices();
  const { search, replace } = useEnderecoAtual();
  const situacao = search.get('situacao') === 'corrigida' ? 'corrigida' : 'a_corrigir';
  const resumo = useQuery(correcoesResumoQuery(api));
  const query = useInfiniteQuery(subjetivasQuery(api, { situacao }));
  const [unsaved, onUnsaved] = useUnsaved();
  const [asked, setAsked] = useState<(typeof STATES)[number] | null>(null);
  const show = (value: (typeof STATES)[number]) => {
    setAsked(null);
    replace(comParametro('situacao', value === 'corrigida' ? value : ''));
  };
  const waiting = resumo.data?.reduce((sum, { subjetivas: { total, corrigidas } }) => sum + total - corrigidas, 0);
  return (
    <Content width="staff">
      <Stack gap="e16">
        <Stack gap="e2">
          <Heading level={1} focusable ref={heading}>
            {copy.answers}
          </Heading>
          <Text tone="muted">{waiting === undefined ? '\u00a0' : copy.answersWaiting(waiting)}</Text>
        </Stack>
        {tabs}
        <Segments
          legend={copy.situacao}
          options={STATES.map((value) => ({ value, label: copy.answersState[value] }))}
          value={situacao}
          onChange={(value) => (unsaved > 0 ? setAsked(value) : show(value))}
        />
        <QueryState query={query} loading={<RespostasLoading />}>
          {({ pages }) => {
            const all = pages.flatMap(({ respostas }) => respostas);
            if (all.length === 0) return <EmptyState title={copy.nothing} text={copy.answersNothingText} />;
            return (
              <Stack gap="e16" as="ul">
                {all.map((resposta) => (
                  <RespostaCard key={resposta.resposta_subjetiva_id} resposta={resposta} onUnsaved={onUnsaved} />
                ))}
              </Stack>
            );
          }}
        </QueryState>
        <ProximaPagina
          query={query}
          words={{ more: copy.more, pageFailed: copy.answersPageFailed, retry: copy.retry }}
        />
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

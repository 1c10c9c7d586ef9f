/** The exercises of a phase (S2 §4.3). The screen stays mounted from one exercise to the next. */
import { ApiError, type AdaptadaItens } from '@luneta/api-client';
import { faseItensQuery, type FaseIds } from '@luneta/api-client/fase';
import { QueryState, usePageTitle, useServices } from '@luneta/app-shell';
import { lugarDoExercicio, firstOpenItem, hasResposta } from '@luneta/domain';
import { ButtonLink, EmptyState, Loading, PageTitle, Skeleton, Stack } from '@luneta/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate } from '@luneta/app-shell/router';

import { copy as fase } from '../../shared/fase/copy.ts';
import { addressesOf } from '../../shared/fase/fase-address.ts';
import { FaseFrame } from '../../shared/fase/fase-frame.tsx';
import { resultShown } from '../../shared/fase/result-shown.ts';
import { copy } from './copy.ts';
import { Exercicio } from './exercicio.tsx';

export function ExercicioScreen({ ordem_exercicio: ordem, ...ids }: FaseIds & { ordem_exercicio: number }) {
  const { api } = useServices();
  const query = useQuery(faseItensQuery(api, ids));
  if (query.data !== undefined) return <Place ids={ids} itens={query.data} ordem={ordem} />;
  return (
    <FaseFrame ids={ids} etapa="exercicios">
      {isLocked(query.error) ? (
        <Nothing ids={ids} {...fase.locked} />
      ) : (
        <QueryState query={query} heading={copy.loading} loading={<ExercicioLoading />}>
          {() => null}
        </QueryState>
      )}
    </FaseFrame>
  );
}

/**
 * The exercise of the address. An address without one leads to where the run goes on. Going on shows the next exercise at once;
 * the address, which has to ask the router, follows.
 */
function Place({ ids, itens, ordem }: { ids: FaseIds; itens: AdaptadaItens; ordem: number }) {
  const [ahead, setAhead] = useState<number | null>(null);
  const shown = ahead ?? ordem;
  const { session } = useServices();
  const lugar = lugarDoExercicio(itens.itens, shown);
  // Back from a result: the run of these exercises is over, and the next one begins at the map.
  const over = resultShown(session, ids) !== null && !hasResposta(itens.itens, 0);
  if (over && (lugar?.posicao ?? 1) > 1) return <Navigate to={addressesOf(ids).materia} replace />;
  if (lugar !== null) {
    return (
      <Exercicio
        ids={ids}
        itens={itens}
        lugar={lugar}
        onAhead={setAhead}
        onArrived={(to) => setAhead((now) => (now === to ? null : now))}
      />
    );
  }
  const open = firstOpenItem(itens.itens);
  if (open !== null) return <Navigate to={addressesOf(ids).item(open.ordem_exercicio)} replace />;
  return (
    <FaseFrame ids={ids} etapa="exercicios">
      <Nothing ids={ids} {...copy.none} />
    </FaseFrame>
  );
}

type NothingProps = { ids: FaseIds; title: string; text: string; back: string };

/** No exercise to show, and why. */
function Nothing({ ids, title, text, back }: NothingProps) {
  const heading = usePageTitle(title);
  return (
    <Stack gap="e16">
      <PageTitle align="center" ref={heading}>
        {title}
      </PageTitle>
      <EmptyState
        mood="pensando"
        text={text}
        action={<ButtonLink href={addressesOf(ids).materia}>{back}</ButtonLink>}
      />
    </Stack>
  );
}

const isLocked = (error: unknown) => error instanceof ApiError && error.codigo === 'fase_bloqueada';

function ExercicioLoading() {
  return (
    <Loading label={copy.loading}>
      <Stack gap="e12">
        <Skeleton shape="card" size={150} />
        {['A', 'B', 'C', 'D', 'E'].map((letra) => (
          <Skeleton key={letra} shape="card" size={56} />
        ))}
      </Stack>
    </Loading>
  );
}

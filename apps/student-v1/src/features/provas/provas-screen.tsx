/** The exam centre (S2 §2.12): the exams of today, and the study lists of the week. */
import type { CentralAvaliacoes } from '@luneta/api-client';
import { centralAvaliacoesQuery } from '@luneta/api-client/avaliacoes';
import { QueryState, usePageTitle, useServerNow, useServices } from '@luneta/app-shell';
import { isCentralOutdated } from '@luneta/domain';
import { Grid, Loading, Skeleton, Stack } from '@luneta/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';

import { CentralFrame } from '../../shared/central/central-frame.tsx';
import { copy } from './copy.ts';
import { Hoje } from './hoje.tsx';
import { turnsOf } from './prova-row.ts';
import { RoteirosSemana } from './roteiros-semana.tsx';

/** A card changes at the start of its exam; nobody waits longer than this for it. */
const EVERY_MS = 10_000;

export function ProvasScreen() {
  const { api } = useServices();
  const heading = usePageTitle(copy.title);
  const query = useQuery(centralAvaliacoesQuery(api));
  return (
    <CentralFrame at="provas" title={copy.title} headingRef={heading}>
      <QueryState query={query} loading={<ProvasLoading />}>
        {(central) => (
          <Provas central={central} receivedAtMs={query.dataUpdatedAt} onOutdated={() => void query.refetch()} />
        )}
      </QueryState>
    </CentralFrame>
  );
}

function ProvasLoading() {
  return (
    <Loading label={copy.loading}>
      <Grid columns={1} columnsExpanded="7/5" gap="e24">
        <Stack gap="e12">
          <Skeleton shape="card" size={220} />
          <Skeleton shape="card" size={72} />
        </Stack>
        <Skeleton shape="card" size={72} />
      </Grid>
    </Loading>
  );
}

type ProvasProps = { central: CentralAvaliacoes; receivedAtMs: number; onOutdated: () => void };

function Provas({ central, receivedAtMs, onOutdated }: ProvasProps) {
  const { servidor_em, provas_hoje, roteiros_semana } = central;
  const now = useServerNow(servidor_em, receivedAtMs, EVERY_MS);
  const servidorMs = Date.parse(servidor_em);
  const turns = provas_hoje.flatMap((prova) => turnsOf(prova, servidorMs));
  const look = useEffectEvent((nowMs: number) => {
    if (isCentralOutdated(turns, servidorMs, nowMs)) onOutdated();
  });
  // Asked again with each step of the clock, also where the call before failed.
  useEffect(() => look(now), [now]);
  return (
    <Grid columns={1} columnsExpanded="7/5" gap="e24" align="start">
      <Hoje provas={provas_hoje} time={{ servidor_em, receivedAtMs }} />
      <RoteirosSemana roteiros={roteiros_semana} />
    </Grid>
  );
}

/** Reads the state of the Boss and shows the place where the attempt stands (rule BOS-19). */
import { ApiError, type BossInfo } from '@luneta/api-client';
import { bossInfoQuery, type BossIds, type ComFim } from '@luneta/api-client/boss';
import { NotFoundPage, ServerErrorPage, useSeesAsStudent, useServices } from '@luneta/app-shell';
import { bossLugar, type BossLugar } from '@luneta/domain';
import { AppFrame, Center, Content, ErrorState, Grid, Loading, Skeleton, Stack } from '@luneta/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router';

import { paths } from '../../paths.ts';
import { copy } from './copy.ts';

const ADDRESS = { abertura: paths.boss, item: paths.bossItem, finalizado: paths.bossFinalizado } as const;

export const bossAddress = (lugar: BossLugar, { tipo, turma_avaliacao_id, materia_id }: BossIds) =>
  ADDRESS[lugar](tipo, turma_avaliacao_id, materia_id);

export type BossGateProps = {
  ids: BossIds;
  /** The place of this address. */
  lugar: BossLugar;
  children: (info: ComFim<BossInfo>) => ReactNode;
};

export function BossGate({ ids, lugar, children }: BossGateProps) {
  const { api } = useServices();
  const veComoAluno = useSeesAsStudent();
  const query = useQuery(bossInfoQuery(api, ids));
  if (query.data === undefined) {
    if (query.isError) return <BossFailed error={query.error} onRetry={() => void query.refetch()} />;
    return <BossLoading lugar={lugar} />;
  }
  const at = bossLugar(lugar, query.data.status_boss, { veComoAluno });
  return at === lugar ? children(query.data) : <Navigate to={bossAddress(at, ids)} replace />;
}

/** The place of the screen that comes, in its measures. */
export function BossLoading({ lugar }: { lugar: BossLugar }) {
  return (
    <AppFrame skipLabel={copy.skip}>
      <Content width={lugar === 'finalizado' ? 'reading' : 'student'}>
        <Loading label={copy.loading}>{BONES[lugar]}</Loading>
      </Content>
    </AppFrame>
  );
}

const BONES = {
  abertura: (
    <Grid columns={1} columnsExpanded="5/7" gap="e24" align="center">
      <Center>
        <Skeleton shape="circle" size={224} />
      </Center>
      <Skeleton shape="card" size={280} />
    </Grid>
  ),
  item: (
    <Grid columns={1} columnsExpanded="5/7" gap="e24" align="start">
      <Stack gap="e16">
        <Skeleton shape="card" size={56} />
        <Center>
          <Skeleton shape="circle" size={112} />
        </Center>
      </Stack>
      <Stack gap="e12">
        <Skeleton shape="card" size={120} />
        {['A', 'B', 'C', 'D', 'E'].map((letra) => (
          <Skeleton key={letra} shape="card" size={56} />
        ))}
      </Stack>
    </Grid>
  ),
  finalizado: (
    <Stack gap="e24">
      <Center>
        <Skeleton shape="circle" size={140} />
      </Center>
      <Skeleton shape="card" size={96} />
      <Skeleton shape="card" size={56} />
    </Stack>
  ),
} as const;

/** Without a connection one may try again; anything else is the generic page. */
export function BossFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  if (!(error instanceof ApiError) || !error.offline)
    return error instanceof ApiError && error.status === 404 ? <NotFoundPage /> : <ServerErrorPage />;
  const { title, text, retry } = copy.failed;
  return (
    <AppFrame skipLabel={copy.skip}>
      <ErrorState title={title} text={text} retryLabel={retry} onRetry={onRetry} />
    </AppFrame>
  );
}

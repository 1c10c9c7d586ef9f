/** Reads the state of the Boss and shows the place where the attempt stands (rule BOS-19). */
import { ApiError, type BossInfo } from '@luneta/api-client';
import { bossInfoQuery, type BossIds, type ComFim } from '@luneta/api-client/boss';
import { NotFoundPage, ServerErrorPage, useSeesAsStudent, useServices } from '@luneta/app-shell';
import { bossLugar, type BossLugar } from '@luneta/domain';
import { AppFrame, Center, Content, ErrorState, Grid, Loading, Skeleton, VisuallyHidden } from '@luneta/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Navigate } from '@luneta/app-shell/router';

import { paths } from '../../shared/paths.ts';
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
  const viewsAsAluno = useSeesAsStudent();
  const query = useQuery(bossInfoQuery(api, ids));
  if (query.data === undefined) {
    if (query.isError) return <BossFailed error={query.error} onRetry={() => void query.refetch()} />;
    return <BossLoading lugar={lugar} />;
  }
  const at = bossLugar(lugar, query.data.status_boss, { viewsAsAluno });
  return at === lugar ? children(query.data) : <Navigate to={bossAddress(at, ids)} replace />;
}

/** Where Breu or the percent stands, and what stands below or beside it. */
export function BossLoading({ lugar }: { lugar: BossLugar }) {
  return (
    <AppFrame skipLabel={copy.skip}>
      <Content>
        <VisuallyHidden as="h1">{copy.loading}</VisuallyHidden>
        <Loading label={copy.loading}>
          <Grid columnsExpanded="5/7" gap="e24" align="center">
            <Center>
              <Skeleton shape="circle" size={SCENE[lugar]} />
            </Center>
            <Skeleton shape="card" size={280} />
          </Grid>
        </Loading>
      </Content>
    </AppFrame>
  );
}

/** px. */
const SCENE = { abertura: 224, item: 112, finalizado: 140 } as const;

/** Without a connection one may try again; anything else is the generic page. */
export function BossFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  if (!(error instanceof ApiError) || !error.offline)
    return error instanceof ApiError && error.status === 404 ? <NotFoundPage /> : <ServerErrorPage />;
  const { title, text, retry } = copy.failed;
  return (
    <AppFrame skipLabel={copy.skip}>
      <ErrorState page title={title} text={text} retryLabel={retry} onRetry={onRetry} />
    </AppFrame>
  );
}

/** Reads the state of the Boss and shows the place where the attempt stands (rule BOS-19). */
import { ApiError, type BossInfo } from '@luneta/api-client';
import { bossInfoQuery, type BossIds, type ComFim } from '@luneta/api-client/boss';
import { NotFoundPage, ServerErrorPage, useSeesAsStudent, useServices } from '@luneta/app-shell';
import { bossLugar, type BossLugar } from '@luneta/domain';
import { AppFrame, Content, ErrorState, Loading, Skeleton, Stack } from '@luneta/ui';
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
    return <BossLoading />;
  }
  const at = bossLugar(lugar, query.data.status_boss, { veComoAluno });
  return at === lugar ? children(query.data) : <Navigate to={bossAddress(at, ids)} replace />;
}

export function BossLoading() {
  return (
    <AppFrame skipLabel={copy.skip}>
      <Content width="reading">
        <Loading label={copy.loading}>
          <Stack gap="e20">
            <Skeleton shape="card" size={224} />
            <Skeleton shape="card" size={280} />
          </Stack>
        </Loading>
      </Content>
    </AppFrame>
  );
}

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

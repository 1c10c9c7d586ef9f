/** The study roadmaps page (S3 §2): what was done so far, then one card for each open roadmap. */
import { roteirosQuery } from '@luneta/api-client/trilhas';
import { QueryState, usePageTitle, useServices } from '@luneta/app-shell';
import { Content, Grid, Loading, PageTitle, Skeleton, Stack } from '@luneta/ui';
import { useQuery } from '@tanstack/react-query';

import { copy } from './copy.ts';
import { TrilhasList } from './trilhas-list.tsx';

export function TrilhasScreen() {
  const { api } = useServices();
  const heading = usePageTitle(copy.title);
  const query = useQuery(roteirosQuery(api));
  return (
    <Content>
      <Stack gap="e24">
        <PageTitle ref={heading}>{copy.title}</PageTitle>
        <QueryState query={query} loading={<TrilhasLoading />}>
          {(lista) => <TrilhasList lista={lista} />}
        </QueryState>
      </Stack>
    </Content>
  );
}

export function TrilhasLoading() {
  return (
    <Loading label={copy.loading}>
      <Stack gap="e20">
        <Skeleton shape="card" size={132} />
        <Skeleton shape="card" size={96} />
        <Skeleton shape="title" />
        <Grid columns={1} columnsExpanded={2}>
          <Skeleton shape="card" size={96} />
          <Skeleton shape="card" size={96} />
          <Skeleton shape="card" size={96} />
        </Grid>
      </Stack>
    </Loading>
  );
}

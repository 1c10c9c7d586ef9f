import { Grid, Loading, Skeleton, Stack } from '@luneta/ui';

import { copy } from './copy.ts';

export const ResultadosLoading = () => (
  <Loading label={copy.loading}>
    <Stack gap="e20">
      <Grid columns={1} columnsExpanded={2} gap="e20">
        <Skeleton shape="card" size={180} />
        <Skeleton shape="card" size={180} />
      </Grid>
      <Grid columns={1} columnsExpanded={3} gap="e12">
        <Skeleton shape="card" size={132} />
        <Skeleton shape="card" size={132} />
        <Skeleton shape="card" size={132} />
      </Grid>
    </Stack>
  </Loading>
);

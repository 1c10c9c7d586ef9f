import { Grid, Loading, Skeleton, Stack } from '@luneta/ui';

import { copy } from './copy.ts';

export function ResultadoLoading() {
  return (
    <Loading label={copy.loading}>
      <Grid columns={1} columnsExpanded="5/7" gap="e20">
        <Skeleton shape="card" size={240} />
        <Stack gap="e20">
          <Skeleton shape="card" size={320} />
          <Skeleton shape="card" size={240} />
        </Stack>
      </Grid>
    </Loading>
  );
}

import { Grid, Loading, Skeleton, Stack } from '@luneta/ui';

import { copy } from './copy.ts';

/** While the list is on its way: the shape of its card and rows. */
export function AvaliacoesLoading() {
  return (
    <Loading label={copy.loading}>
      <Grid columnsExpanded="7/5" gap="e24">
        <Stack>
          <Skeleton shape="card" size={220} />
          <Skeleton shape="card" size={72} />
        </Stack>
        <Stack>
          <Skeleton shape="card" size={72} />
          <Skeleton shape="card" size={72} />
        </Stack>
      </Grid>
    </Loading>
  );
}

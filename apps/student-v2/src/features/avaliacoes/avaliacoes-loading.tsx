import { Grid, Loading, Skeleton } from '@luneta/ui';

import { copy } from './copy.ts';

const CARDS = [0, 1, 2, 3];

/** While the list is on its way: the shape of its cards. */
export function AvaliacoesLoading() {
  return (
    <Loading label={copy.loading}>
      <Grid columns={1} columnsExpanded={2} gap="e20">
        {CARDS.map((card) => (
          <Skeleton key={card} shape="card" size={196} />
        ))}
      </Grid>
    </Loading>
  );
}

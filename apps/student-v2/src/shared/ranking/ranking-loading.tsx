import { Loading, PodiumSkeleton, Skeleton, Stack } from '@luneta/ui';

import { copy } from './copy.ts';

export function RankingLoading() {
  return (
    <Loading label={copy.loading}>
      <Stack>
        <PodiumSkeleton />
        <Skeleton shape="text" lines={3} />
      </Stack>
    </Loading>
  );
}

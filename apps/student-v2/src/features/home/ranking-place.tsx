import { Card, Loading, Skeleton, Stack } from '@luneta/ui';

/** The place of the ranking's card until its code has come. It takes nothing from the code that it waits for. */
export const RankingPlace = () => (
  <Card padding="lg">
    <Loading>
      <Stack>
        <Skeleton shape="text" />
        <Skeleton shape="card" size={200} />
        <Skeleton shape="text" lines={3} />
      </Stack>
    </Loading>
  </Card>
);

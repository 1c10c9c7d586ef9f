/** The place of the ranking's card until its code has come: its title and the shape of its rows. */
import { Card, Heading, Stack } from '@luneta/ui';

import { copy as words } from '../../ranking/copy.ts';
import { RankingLoading } from '../../ranking/ranking-loading.tsx';

export function RankingPlace() {
  return (
    <Card as="section" labelledBy="ranking" padding="lg">
      <Stack>
        <Heading level={2} look="h3" id="ranking">
          {words.title}
        </Heading>
        <RankingLoading />
      </Stack>
    </Card>
  );
}

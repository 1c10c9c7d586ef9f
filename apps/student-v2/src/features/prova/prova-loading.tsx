import { Content, Loading, Skeleton, Stack } from '@luneta/ui';

import { copy } from './copy.ts';

/** The shape of a question while the exam opens. */
export function ProvaLoading() {
  return (
    <Content>
      <Loading label={copy.loading}>
        <Stack>
          <Skeleton shape="title" />
          <Skeleton shape="card" size={180} />
          <Skeleton shape="card" size={56} />
          <Skeleton shape="card" size={56} />
          <Skeleton shape="card" size={56} />
          <Skeleton shape="card" size={56} />
        </Stack>
      </Loading>
    </Content>
  );
}

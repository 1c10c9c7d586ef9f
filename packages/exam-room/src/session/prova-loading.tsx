import { AppFrame, Content, Loading, Skeleton, Stack, VisuallyHidden } from '@luneta/ui';

import { useExamSetup } from '../setup.tsx';

/** The shape of a question while the exam opens. */
export function ProvaLoading() {
  const { words } = useExamSetup();
  return (
    <AppFrame skipLabel={words.skip}>
      <Content>
        <VisuallyHidden as="h1">{words.loading}</VisuallyHidden>
        <Loading label={words.loading}>
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
    </AppFrame>
  );
}

import { AppFrame, Content, LoadingLayout, VisuallyHidden } from '@luneta/ui';

import { useExamSetup } from '../setup.tsx';

/** The shape of a question while the exam opens. */
export function ProvaLoading() {
  const { words } = useExamSetup();
  return (
    <AppFrame skipLabel={words.skip}>
      <Content>
        <VisuallyHidden as="h1">{words.loading}</VisuallyHidden>
        <LoadingLayout of="question" label={words.loading} />
      </Content>
    </AppFrame>
  );
}

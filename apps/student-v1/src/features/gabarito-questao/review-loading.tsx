/** The page of a reviewed question while it comes, in the shape it will have: nothing moves when it is here. */
import { Inline, Loading, Skeleton, Stack, WithPanel } from '@luneta/ui';

import { copy } from './copy.ts';
import * as css from './review-loading.css.ts';

/** Before the answer key is here: the line with 'VER GABARITO', or the panel of a wide screen, and the question. */
export function ReviewLoading({ wide }: { wide: boolean }) {
  return (
    <Loading label={copy.loading}>
      <WithPanel label={copy.dialog} panel={wide && <Skeleton shape="card" size={420} />}>
        <Stack gap="e16">
          {!wide && (
            <Inline justify="between">
              <div className={css.place}>
                <Skeleton shape="text" />
              </div>
              <div className={css.button}>
                <Skeleton shape="card" size={40} />
              </div>
            </Inline>
          )}
          <Stack gap="e12">
            <Inline gap="e8">
              <Skeleton shape="circle" size={44} />
              <div className={css.place}>
                <Skeleton shape="text" lines={2} />
              </div>
            </Inline>
            <Skeleton shape="card" size={122} />
          </Stack>
          <OptionsLoading />
        </Stack>
      </WithPanel>
    </Loading>
  );
}

/** Under the head of a question whose text is on its way: the card of the text announces it. */
export function OptionsLoading() {
  return (
    <Stack gap="e12">
      {['A', 'B', 'C', 'D', 'E'].map((letra) => (
        <Skeleton key={letra} shape="card" size={56} />
      ))}
    </Stack>
  );
}

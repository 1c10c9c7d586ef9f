import { Loading, Skeleton } from '@luneta/ui';

import { copy } from './copy.ts';

/** Of the height of the card, so that nothing moves when it comes. */
export const OpenNowLoading = () => (
  <Loading label={copy.open.loading}>
    <Skeleton shape="card" size={168} />
  </Loading>
);

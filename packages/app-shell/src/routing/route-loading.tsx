import { Center, Loading, Spinner } from '@luneta/ui';

import { copy } from '../pages/copy.ts';

/** While the first page's account is on its way. */
export function RouteLoading() {
  return (
    <Center page>
      <Loading label={copy.loading}>
        <Spinner label={copy.loading} />
      </Loading>
    </Center>
  );
}

import { roteiroFaseQuery } from '@luneta/api-client/trilha-fase';
import { starts } from '@luneta/app-shell';

import { fasePlaceOf } from './fase-place.ts';

/** The phase, which every screen of it needs. */
export const faseLoader = starts(
  ({ api, queryClient }, { params }) =>
    void queryClient.prefetchQuery(roteiroFaseQuery(api, fasePlaceOf(params).trilha_fase_id)),
);

/** The phase an address names; what no phase has is an unknown page. */
import { idOf } from '@luneta/app-shell';
import type { Params } from 'react-router';

import { adaptadaIdsOf } from './params.ts';

export const faseIdsOf = (params: Params) => ({
  ...adaptadaIdsOf(params),
  objeto_conhecimento_id: idOf(params, 'objeto_conhecimento_id'),
});

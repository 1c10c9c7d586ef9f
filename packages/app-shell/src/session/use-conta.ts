import { contaQuery } from '@luneta/api-client/conta';
import { useSuspenseQuery } from '@tanstack/react-query';

import { useServices } from '../services/context.tsx';

/** The account that the screen shows. The guard has fetched it before any screen renders. */
export function useConta() {
  const { api } = useServices();
  return useSuspenseQuery(contaQuery(api)).data;
}

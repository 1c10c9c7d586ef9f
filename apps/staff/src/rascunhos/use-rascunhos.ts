import { useConta, useServices, useSession } from '@luneta/app-shell';
import { useMemo } from 'react';

import { rascunhos, type Rascunhos } from './rascunhos.ts';

/** The work of the signed-in person on one object, e.g. `curso:12`, on this device. */
export function useRascunhos(objeto: string): Rascunhos {
  const { device } = useServices();
  const { metadata } = useSession();
  const { nome } = useConta();
  const email = metadata?.email ?? null;
  const escola_id = metadata?.escola_id ?? null;
  return useMemo(() => rascunhos(device, { email, escola_id, nome }, objeto), [device, email, escola_id, nome, objeto]);
}

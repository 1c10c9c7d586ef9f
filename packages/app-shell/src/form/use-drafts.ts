import { useMemo } from 'react';

import { useServices, useSession } from '../services/context.tsx';
import { useConta } from '../session/use-conta.ts';
import { drafts, type Drafts } from './drafts.ts';

/** The unsaved work of the signed-in person on one object, e.g. `curso:12`, on this device. */
export function useDrafts(objeto: string): Drafts {
  const { device } = useServices();
  const { metadata } = useSession();
  const { nome } = useConta();
  const email = metadata?.email ?? null;
  const escola_id = metadata?.escola_id ?? null;
  return useMemo(() => drafts(device, { email, escola_id, nome }, objeto), [device, email, escola_id, nome, objeto]);
}

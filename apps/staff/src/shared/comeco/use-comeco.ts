/** How far the set-up of the own school is, for who may set it up. */
import type { PrimeirosPassos } from '@luneta/api-client';
import { primeirosPassosQuery } from '@luneta/api-client/gestao-escolas';
import { useServices, useSession } from '@luneta/app-shell';
import { isComecada } from '@luneta/domain';
import { useQuery } from '@tanstack/react-query';

import { useMayCall } from '../use-may-call.ts';

/** The counts while something is left to do; null once nothing is, for who may not, and until it is known. */
export function useComeco(): PrimeirosPassos | null {
  const { api } = useServices();
  const { metadata } = useSession();
  const may = useMayCall()('getPrimeirosPassos');
  const escola_id = metadata?.escola_id ?? null;
  const { data } = useQuery({ ...primeirosPassosQuery(api, escola_id ?? 0), enabled: may && escola_id !== null });
  return data === undefined || isComecada(data) ? null : data;
}

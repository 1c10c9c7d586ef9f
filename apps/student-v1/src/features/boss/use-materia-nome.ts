import { adaptadaMateriaQuery } from '@luneta/api-client/adaptadas';
import type { BossIds } from '@luneta/api-client/boss';
import { useServices } from '@luneta/app-shell';
import { useQuery } from '@tanstack/react-query';

/** Name of the subject; the Boss does without when it does not come. */
export function useMateriaNome(ids: BossIds): string | undefined {
  const { api } = useServices();
  return useQuery(adaptadaMateriaQuery(api, ids)).data?.materia_nome;
}

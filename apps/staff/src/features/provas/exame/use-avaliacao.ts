/** One exam as its makers have it: days, items, classes, what the reader may do with it now. */
import { avaliacaoGestaoQuery } from '@luneta/api-client/gestao-avaliacoes-publicadas';
import { useServices } from '@luneta/app-shell';
import { useQuery } from '@tanstack/react-query';

export function useAvaliacao(avaliacao_conhecimento_id: number) {
  const { api } = useServices();
  return useQuery(avaliacaoGestaoQuery(api, { avaliacao_conhecimento_id }));
}

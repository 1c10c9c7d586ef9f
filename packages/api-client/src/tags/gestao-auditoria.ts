/** Who did what, for admins: acts of the staff, newest first. */
import { infiniteQueryOptions } from '@tanstack/react-query';
import { settle } from '../api.ts';
import type { Api } from '../api.ts';
import { key } from '../keys.ts';

/** Leave out what is not filtered. Days are of the school. */
export type AuditoriaBusca = {
  escola_id?: number;
  acao?: string;
  ator_id?: number;
  aluno?: number;
  data_inicio?: string;
  data_fim?: string;
};

const firstPage = (): string | null => null;

/** At most 100 acts a page. Acts happen all the time, so each opening asks again. */
export const auditoriaQuery = (api: Api, busca: AuditoriaBusca = {}) =>
  infiniteQueryOptions({
    queryKey: key(api, 'gestao', 'auditoria', busca),
    staleTime: 0,
    refetchOnMount: true,
    queryFn: async ({ pageParam, signal }) => {
      const query = { ...busca, ...(pageParam === null ? {} : { cursor: pageParam }) };
      const { data, response } = await settle(api.GET('/api/v2/gestao/auditoria', { params: { query }, signal }));
      return { ...data, proximo: response.headers.get('proximo-cursor') };
    },
    initialPageParam: firstPage(),
    getNextPageParam: ({ proximo }) => proximo,
  });

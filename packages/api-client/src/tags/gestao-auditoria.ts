/** Who did what, for the direction of a school, supervisors and admins: acts of the staff, newest first. */
import { infiniteQueryOptions } from '@tanstack/react-query';
import { settle } from '../api.ts';
import type { Api } from '../api.ts';
import { key } from '../keys.ts';
import { freshPolicies } from '../query-client.ts';

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

async function readPage(api: Api, busca: AuditoriaBusca, cursor: string | null, signal?: AbortSignal) {
  const query = { ...busca, ...(cursor === null ? {} : { cursor }) };
  const options = { params: { query }, ...(signal && { signal }) };
  const { data, response } = await settle(api.GET('/api/v2/gestao/auditoria', options));
  return { ...data, proximo: response.headers.get('proximo-cursor') };
}

/**
 * Every act that the filters find, newest first, for a file.
 * @param most acts at which it ends; `inteira` says whether none was left out
 */
export async function readAuditoria(api: Api, busca: AuditoriaBusca, most: number) {
  const first = await readPage(api, busca, null);
  const registros = [...first.registros];
  let { proximo } = first;
  while (proximo !== null && registros.length < most) {
    const page = await readPage(api, busca, proximo);
    registros.push(...page.registros);
    ({ proximo } = page);
  }
  return { registros, inteira: proximo === null };
}

/** At most 100 acts a page. Acts happen all the time, so each opening asks again. */
export const auditoriaQuery = (api: Api, busca: AuditoriaBusca = {}) =>
  infiniteQueryOptions({
    queryKey: key(api, 'gestao', 'auditoria', busca),
    ...freshPolicies.mounted,
    queryFn: ({ pageParam, signal }) => readPage(api, busca, pageParam, signal),
    initialPageParam: firstPage(),
    getNextPageParam: ({ proximo }) => proximo,
  });

/** The filters of the queue as they stand in the address: read, written, and turned into the call. Pure. */
import type { FilaBusca } from '@luneta/api-client/gestao-redacoes';

import { copy } from '../copy.ts';

export type SituacaoFiltro = keyof typeof copy.situacoes;
/** As in the address; '' is not filtered: what the person can mark now. */
export type Filtros = { readonly prova: string; readonly situacao: SituacaoFiltro };

export const NO_FILTERS: Filtros = { prova: '', situacao: '' };

const isSituacao = (text: string): text is SituacaoFiltro => Object.hasOwn(copy.situacoes, text);

export function readFiltros(search: URLSearchParams): Filtros {
  const [prova, situacao] = [search.get('prova') ?? '', search.get('situacao') ?? ''];
  return {
    prova: /^[1-9]\d{0,14}$/u.test(prova) ? prova : '',
    situacao: isSituacao(situacao) ? situacao : '',
  };
}

/** The query of an address, with its `?`; '' without filters. */
export function writeFiltros({ prova, situacao }: Filtros): string {
  const search = new URLSearchParams();
  if (prova !== '') search.set('prova', prova);
  if (situacao !== '') search.set('situacao', situacao);
  return search.size === 0 ? '' : `?${search}`;
}

export const buscaOf = ({ prova, situacao }: Filtros): FilaBusca => ({
  ...(prova === '' ? {} : { turma_avaliacao_id: Number(prova) }),
  ...(situacao === '' ? {} : { situacao }),
});

export const isFiltered = ({ prova, situacao }: Filtros): boolean => prova !== '' || situacao !== '';

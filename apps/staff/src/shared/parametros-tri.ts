/** The exam that a file of parameters is for, as addresses name it, and who brings parameters. Pure. */
import type { GestaoImportacao } from '@luneta/api-client';

import { rascunhoIn } from './prova-de-origem.ts';

/** Names in the address of the exam that a file of parameters is for. */
export const AVALIACAO_PARAM = 'avaliacao';
export const RASCUNHO_PARAM = 'rascunho';

/** As the server is told. */
export type ProvaDosParametros = { readonly avaliacao_conhecimento_id: number } | { readonly rascunho_id: string };

/** The exam of the parameters; null for none, or one that no page gave out. */
export function provaDosParametros(search: URLSearchParams): ProvaDosParametros | null {
  const id = Number(search.get(AVALIACAO_PARAM) ?? Number.NaN);
  if (Number.isSafeInteger(id) && id > 0) return { avaliacao_conhecimento_id: id };
  const rascunho_id = rascunhoIn(search, RASCUNHO_PARAM);
  return rascunho_id === null ? null : { rascunho_id };
}

/** The search of the first step for that exam. */
export const buscaDosParametros = (prova: ProvaDosParametros): string =>
  `tipo=parametros_tri&${
    'rascunho_id' in prova
      ? `${RASCUNHO_PARAM}=${prova.rascunho_id}`
      : `${AVALIACAO_PARAM}=${prova.avaliacao_conhecimento_id}`
  }`;

/** The first step of another file of the same kind, for the same exam. */
export function buscaDe({ tipo, parametros }: Pick<GestaoImportacao, 'tipo' | 'parametros'>): string {
  const { avaliacao_conhecimento_id = null, rascunho_id = null } = parametros ?? {};
  if (rascunho_id !== null) return buscaDosParametros({ rascunho_id });
  return avaliacao_conhecimento_id === null ? `tipo=${tipo}` : buscaDosParametros({ avaliacao_conhecimento_id });
}

/** Who brings parameters into a published exam; a teacher into drafts alone. */
export const mayTrazerParametros = (perfil: string | null): boolean =>
  ['coordenador', 'gestao_vida', 'admin'].includes(perfil ?? '');

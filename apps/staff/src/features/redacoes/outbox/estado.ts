/** Where one marking stands between the screen, this device and the server. Pure. */
import { ApiError, type GestaoRedacao } from '@luneta/api-client';
import { fimDaEscrita } from '@luneta/domain/escrita';

import { isSame, type Rascunho, rascunhoOf } from './rascunho.ts';

/**
 * `alterada`: on this device, soon on its way. `sem_conexao`: on this device until a call gets through. `conflito`: the
 * server has another version. `recusada`: the server does not take it.
 */
export type Situacao = 'salva' | 'alterada' | 'enviando' | 'sem_conexao' | 'conflito' | 'recusada';

export type Estado = {
  readonly codigo: string;
  readonly rascunho: Rascunho;
  readonly versao: number;
  /** It was handed in, here or on the server. */
  readonly concluir: boolean;
  readonly situacao: Situacao;
  /** When the server took it last; null while it has none. */
  readonly savedMs: number | null;
  /** What the server said of it. */
  readonly erro: string | null;
  /** Of a conflict: what the server has. */
  readonly theirs: GestaoRedacao | null;
};

export function estadoOf({ codigo, minha_correcao }: GestaoRedacao): Estado {
  const { versao, concluida, gravada_em } = minha_correcao;
  return {
    codigo,
    rascunho: rascunhoOf(minha_correcao),
    versao,
    concluir: concluida,
    situacao: 'salva',
    savedMs: gravada_em === null ? null : Date.parse(gravada_em),
    erro: null,
    theirs: null,
  };
}

/** What holds: the own unsent work, else the newer of what was saved here and what came from the server. */
export const currentEstado = (own: Estado | undefined, redacao: GestaoRedacao): Estado =>
  own !== undefined && (own.situacao !== 'salva' || own.versao >= redacao.minha_correcao.versao)
    ? own
    : estadoOf(redacao);

/** After a refusal for an old version: taken as saved when the server has the same, else both are kept. */
export const afterConflict = (own: Estado, theirs: GestaoRedacao): Estado =>
  isSame(own.rascunho, rascunhoOf(theirs.minha_correcao)) && (!own.concluir || theirs.minha_correcao.concluida)
    ? estadoOf(theirs)
    : { ...own, situacao: 'conflito', theirs };

/** Whether the own version can still be written over the server's. */
export const canReplace = ({ minha_situacao, papel }: GestaoRedacao): boolean =>
  papel !== null && (minha_situacao === 'rascunho' || minha_situacao === 'nao_iniciada');

/** After a call that failed: no connection and a broken server are waited for, a refusal is shown. */
export function afterFailure(own: Estado, error: unknown): Estado {
  const fim = error instanceof ApiError ? fimDaEscrita(error.falha) : null;
  // An ended session: the next one of this person sends it.
  if (fim?.tipo !== 'recusada') return { ...own, situacao: 'sem_conexao' };
  return { ...own, situacao: 'recusada', erro: fim.recusa.mensagem };
}

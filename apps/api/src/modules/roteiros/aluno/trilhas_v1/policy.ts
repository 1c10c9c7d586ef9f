/** Decides what every viewer sees of a roadmap of version 1: its type, its locks, its end, and whether it has a Boss. */
import { tipoTrilhaOf, type TipoTrilha } from '@luneta/domain/adaptada';
import { isTrilhaAberta } from '@luneta/domain/trilha';

import { errors } from '../../../../http/errors.ts';
import type { Sessao } from '../../../../http/sessao.ts';
import type { FaseRow } from './fases-store.ts';
import type { AdaptadaRow } from './store.ts';

/** The type that a URL names, in any of its four spellings (decision 65). */
export function requireTipo(segmento: string): TipoTrilha {
  const tipo = tipoTrilhaOf(segmento);
  if (tipo === null) throw errors.invalid({ campo: 'tipo', motivo: 'Este tipo de roteiro não existe.' });
  return tipo;
}

/** Students, and staff who act as one, see locks. All other viewers see locked phases and Bosses as open (S2 §1). */
export const seesAsAluno = (sessao: Sessao): boolean => sessao.perfil === 'aluno';

/** The end of the roadmap has passed: only practice is left (TRL-1; decision 191). */
export const isEncerrado = ({ data_fim }: { readonly data_fim: Date }, agora: Date): boolean =>
  !isTrilhaAberta(data_fim.getTime(), agora.getTime());

/** There is a Boss when the roadmap was given one and has items for it. */
export const hasBoss = (roteiro: AdaptadaRow, fases: readonly FaseRow[]): boolean =>
  roteiro.existe_boss && fases.some((fase) => fase.qtde_itens_total > 0);

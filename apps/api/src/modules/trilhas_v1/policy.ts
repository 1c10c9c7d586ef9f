/** What every viewer meets of a roadmap of version 1: its type, its locks, and whether it has a Boss. */
import { tipoTrilhaOf, type TipoTrilha } from '@luneta/domain/adaptada';

import { errors } from '../../http/errors.ts';
import type { Sessao } from '../../http/sessao.ts';
import type { FaseRow } from './fases-store.ts';
import type { AdaptadaRow } from './store.ts';

/** The type an address names, in any of its four spellings (decision 65). */
export function requireTipo(segmento: string): TipoTrilha {
  const tipo = tipoTrilhaOf(segmento);
  if (tipo === null) throw errors.invalid();
  return tipo;
}

/** Students, and staff who act as one, meet locks; everybody else meets locked phases and Bosses open (S2 §1). */
export const seesAsAluno = (sessao: Sessao): boolean => sessao.perfil === 'aluno';

/** There is a Boss where the roadmap was given one and has items it could be made of. */
export const hasBoss = (roteiro: AdaptadaRow, fases: readonly FaseRow[]): boolean =>
  roteiro.existe_boss && fases.some((fase) => fase.qtde_itens_total > 0);

/** Alone decides what a viewer meets of a roadmap: its type, locks and Boss. */
import { tipoTrilhaOf, type TipoTrilha } from '@luneta/domain/adaptada';
import type { StatusBoss } from '@luneta/domain/boss';

import { errors } from '../../../http/errors.ts';
import type { Sessao } from '../../../http/sessao.ts';
import { asOf, statusOf } from '../../boss/policy.ts';
import type { Tentativa } from '../../boss/tentativa-sql.ts';
import type { AdaptadaRow } from '../adaptada-store.ts';
import type { FaseRow } from '../fases-store.ts';

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

/** `status_boss` as the server knows it, whoever looks; null without a Boss. */
export function statusBossOf(
  roteiro: AdaptadaRow,
  fases: readonly FaseRow[],
  tentativa: Tentativa | undefined,
  agora: Date,
): StatusBoss | null {
  if (!hasBoss(roteiro, fases)) return null;
  return statusOf(tentativa ? asOf(tentativa, agora) : null, fases);
}

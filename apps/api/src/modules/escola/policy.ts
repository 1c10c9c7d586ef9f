/**
 * Rights that the settings of a school decide. `openapi/roles.yaml` names every profile that may have such a right, and
 * the handler asks here whether this school gives it.
 */
import { mayApproveQuestoes, mayPublishProvas } from '@luneta/domain/autoria-direito';
import { mayMakeFichas } from '@luneta/domain/fichas-direito';

import type { Tenant } from '../../database/tenant.ts';
import { errors } from '../../http/errors.ts';
import type { Sessao } from '../../http/sessao.ts';
import { type Configuracao, findConfiguracao } from './configuracao.ts';

/** What a setting decides, and for whom. */
const DIREITOS = {
  /** Making access slips (PER-12). */
  fichas: (perfil: string, { fichas_por }: Configuracao) => mayMakeFichas(perfil, fichas_por),
  /** Publishing exams; whether professor teaches the class is the caller's question (PER-13). */
  publicar: (perfil: string, { professor_publica }: Configuracao) => mayPublishProvas(perfil, professor_publica),
  /** Approving questions; whether professor wrote it is the caller's question (PER-14). */
  aprovar: (perfil: string, { revisao_questoes }: Configuracao) => mayApproveQuestoes(perfil, revisao_questoes),
} as const;

/** @throws 403 when the school does not give this right to the profile of the person who signed in */
export async function requireDireito(
  escola: Tenant,
  direito: keyof typeof DIREITOS,
  { perfil_real }: Pick<Sessao, 'perfil_real'>,
): Promise<void> {
  const { configuracao } = await findConfiguracao(escola);
  if (!DIREITOS[direito](perfil_real, configuracao)) throw errors.profile();
}

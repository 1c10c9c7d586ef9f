/** The states of a question, and who may bring it into which (rules BAN-1, BAN-10). */
import { questaoFalhas } from '@luneta/domain/questao-alternativas';

import type { Tenant } from '../../../../database/tenant.ts';
import { statement } from '../../../../database/statement.ts';
import { escritaErrors } from './errors.ts';
import type { QuestaoAberta } from './leitura.ts';
import { escritaOf } from './salvar.ts';
import type { Situacao } from './store.ts';

const SET = statement<{ escola_id: number; id: number; situacao: Situacao; agora: Date }, never>(
  'set_questao_situacao',
  `update questao set situacao = :situacao, atualizada_em = :agora, versao = versao + 1
    where escola_id = :escola_id and id = :id`,
);

/** States that everybody who writes the question may choose; the others are for who approves. */
const OF_THE_AUTHOR: readonly Situacao[] = ['rascunho', 'em_revisao'];

/**
 * Whether the question may get the state.
 * @param aprova this person approves the questions that they write
 * @throws 403 for an approval that is not this person's; 409 for a question that is not whole
 */
function requireSituacao(questao: QuestaoAberta, situacao: Situacao, aprova: boolean): void {
  const approved = questao.situacao === 'aprovada' || questao.situacao === 'arquivada';
  if (!aprova && (approved || !OF_THE_AUTHOR.includes(situacao))) throw escritaErrors.mayNotApprove();
  if (situacao === 'rascunho' || situacao === 'arquivada') return;
  const faults = questaoFalhas(escritaOf(questao));
  if (faults.length > 0) throw escritaErrors.unfinished(faults);
}

/**
 * Of a question that its caller has locked and read.
 * @returns whether something changed
 */
export async function setSituacao(
  tx: Tenant,
  questao: QuestaoAberta,
  situacao: Situacao,
  { aprova, agora }: { readonly aprova: boolean; readonly agora: Date },
): Promise<boolean> {
  if (questao.situacao === situacao) return false;
  requireSituacao(questao, situacao, aprova);
  await tx.run(SET, { id: questao.banco_questao_id, situacao, agora });
  return true;
}

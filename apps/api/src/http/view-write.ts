/**
 * Every write staff make as a student leaves a row with both identities (decision 23, security D13). It stands before
 * the write: a row without its write can happen, a write without its row cannot.
 */
import { recordAct } from '../school/auditoria.ts';
import type { Tenant } from '../database/tenant.ts';
import type { Operation } from './contract.ts';
import { isView, type Sessao } from './sessao.ts';

/** @param escola of the student */
export async function recordViewWrite(
  escola: Tenant,
  { id, escrita }: Operation,
  sessao: Sessao,
  agora: Date,
): Promise<void> {
  if (escrita === null || escrita === 'sessao' || !isView(sessao)) return;
  // The reason stands in the row of the view itself, found by the session.
  const detalhe = { operacao: id, sessao: sessao.id };
  await recordAct(escola, { acao: 'escrita_como_aluno', sessao, detalhe, agora });
}

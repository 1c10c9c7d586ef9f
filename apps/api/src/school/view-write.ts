/**
 * Every write that staff make as a student leaves an audit row with both identities (decision 23, security D13). The row is
 * written before the write itself: there can be a row without its write, never a write without its row.
 */
import type { Tenant } from '../database/tenant.ts';
import type { Operation } from '../http/contract.ts';
import { isView, type Sessao } from '../http/sessao.ts';
import { recordAct } from './auditoria.ts';

/** @param escola of the student */
export async function recordViewWrite(
  escola: Tenant,
  { id, escrita }: Operation,
  sessao: Sessao,
  agora: Date,
): Promise<void> {
  if (escrita === null || escrita === 'sessao' || !isView(sessao)) return;
  // The reason is in the row of the view itself, found by the session.
  const detalhe = { operacao: id, sessao: sessao.id };
  await recordAct(escola, { acao: 'escrita_como_aluno', sessao, detalhe, agora });
}

/**
 * Every write that staff make in a student's view leaves an audit row with both identities (decision 23, security D13). The
 * audit row is written first: it may exist without the write, but never the write without it.
 */
import type { Tenant } from '../../database/tenant.ts';
import type { Operation } from '../../http/contract.ts';
import { isView, type Sessao } from '../../http/sessao.ts';
import { recordAct } from './auditoria.ts';

/** @param escola school of the student */
export async function recordViewWrite(
  escola: Tenant,
  { id, escrita }: Operation,
  sessao: Sessao,
  agora: Date,
): Promise<void> {
  if (escrita === null || escrita === 'sessao' || !isView(sessao)) return;
  // The audit row of the view holds the reason. The session leads to it.
  const detalhe = { operacao: id, sessao: sessao.id };
  await recordAct(escola, { acao: 'escrita_como_aluno', sessao, detalhe, agora });
}

/**
 * Ends an attempt: result and coins are written once, in one transaction, whether the student, the last answer or the
 * clock ends it.
 */
import type { Tenant } from '../../../../database/tenant.ts';
import { pay } from '../navbar/carteira-store.ts';
import { fimOf, isOverdue, withEnd } from './policy.ts';
import type { Tentativa } from './tentativa-sql.ts';
import { lockTentativa, saveEnd, type Fim } from './tentativa-store.ts';

/** Ends an attempt that the transaction has locked and that has no end yet. It locks the wallet last. */
export async function endHeld(tx: Tenant, tentativa: Tentativa, em: Date, por: Fim['por']): Promise<Tentativa> {
  const { boss_id, turma_aluno_id, trilha_id, numero } = tentativa;
  const fim = fimOf(tentativa, em, por);
  await saveEnd(tx, boss_id, fim);
  const chave = `boss ${trilha_id} ${numero}`;
  if (fim.moedas > 0) await pay(tx, turma_aluno_id, 'boss', [{ chave, valor: fim.moedas }], em);
  return withEnd(tentativa, fim);
}

/**
 * The attempt as it stands at `agora`, locked by the transaction. An attempt whose time is over is ended and paid
 * first.
 */
export async function holdSettled(tx: Tenant, boss_id: number, agora: Date): Promise<Tentativa | undefined> {
  const held = await lockTentativa(tx, boss_id);
  if (!held?.prazo_em || !isOverdue(held, agora)) return held;
  return endHeld(tx, held, held.prazo_em, 'tempo');
}

/** Ends the attempt if its time is over. A repeated or concurrent call changes nothing. */
export async function settle(escola: Tenant, boss_id: number, agora: Date): Promise<void> {
  await escola.transaction((tx) => holdSettled(tx, boss_id, agora));
}

/**
 * The only code that writes wallets. A movement of coins or lives is a ledger row with a natural key, and the wallet
 * changes in the same statement (security D16). It does not know phases, the Boss or HTTP.
 * Order of locks: a transaction locks the wallet after everything else.
 */
import { randomUUID } from 'node:crypto';

import { custoVidas } from '@luneta/domain/moedas';
import { loseVida, MAX_VIDAS, vidasAt, type Vidas } from '@luneta/domain/vidas';

import type { Tenant } from '../../../../database/tenant.ts';
import {
  livesStatement,
  lockStatement,
  loseStatement,
  lostStatement,
  payStatement,
  spendStatement,
  spentStatement,
  type Locked,
} from './carteira-sql.ts';

export type Lancamento = {
  /** The subject of the movement. With student and reason it is unique. */
  readonly chave: string;
  /** Whole coins, above 0. */
  readonly valor: number;
};

/**
 * Pays what has not been paid before, in one statement.
 * @returns coins paid: 0 for a repetition
 */
export async function pay(
  escola: Tenant,
  turma_aluno_id: number,
  motivo: 'item' | 'boss',
  lancamentos: readonly Lancamento[],
  agora: Date,
): Promise<number> {
  if (lancamentos.length === 0) return 0;
  const chaves = lancamentos.map(({ chave }) => chave);
  const valores = lancamentos.map(({ valor }) => valor);
  const [row] = await escola.run(payStatement, { turma_aluno_id, motivo, chaves, valores, agora });
  return row?.pago ?? 0;
}

async function lock(tx: Tenant, turma_aluno_id: number): Promise<Locked> {
  const [row] = await tx.run(lockStatement, { turma_aluno_id });
  if (!row) throw new Error(`the wallet of ${turma_aluno_id} could not be locked`);
  return row;
}

/** Lives in the form that the rules use. */
export function vidasOf({ vidas, vidas_desde }: Pick<Locked, 'vidas' | 'vidas_desde'>): Vidas {
  return { vidas, desdeMs: vidas_desde?.getTime() ?? null };
}

const instantOf = (ms: number | null) => (ms === null ? null : new Date(ms));

export type Spent = 'gasto' | 'repetido' | 'saldo_insuficiente';

/** Takes `valor` coins for `chave` once. The same key again costs nothing, whatever the balance. */
export async function spend(
  escola: Tenant,
  turma_aluno_id: number,
  { chave, valor }: Lancamento,
  agora: Date,
): Promise<Spent> {
  return escola.transaction(async (tx) => {
    const { moedas } = await lock(tx, turma_aluno_id);
    const [before] = await tx.run(spentStatement, { turma_aluno_id, motivo: 'pular', chave });
    if (before) return 'repetido';
    if (moedas < valor) return 'saldo_insuficiente';
    await tx.run(spendStatement, { turma_aluno_id, motivo: 'pular', chave, valor, agora });
    return 'gasto';
  });
}

export type LifeTaken = 'perdeu' | 'repetida' | 'sem_vidas';

/** The lives that a caller has read, in the form of the wallet. */
type Seen = Pick<Locked, 'vidas' | 'vidas_desde'>;

/**
 * Takes one life for the wrong try `chave`, once. With no life left nothing is written.
 * @param seen the wallet as read before; as long as it has not changed, one statement is enough
 */
export async function takeLife(
  escola: Tenant,
  turma_aluno_id: number,
  chave: string,
  segundosPorVida: number,
  agora: Date,
  seen?: Seen,
): Promise<LifeTaken> {
  const after = seen && loseVida(vidasOf(seen), agora.getTime(), segundosPorVida);
  if (after) {
    const change = { vidas: after.vidas, vidas_desde: instantOf(after.desdeMs) };
    const before = { antes: seen.vidas, antes_desde: seen.vidas_desde };
    const [taken] = await escola.run(loseStatement, { turma_aluno_id, chave, ...before, ...change, agora });
    if (taken) return 'perdeu';
  }
  return escola.transaction(async (tx) => {
    const left = loseVida(vidasOf(await lock(tx, turma_aluno_id)), agora.getTime(), segundosPorVida);
    const [before] = await tx.run(lostStatement, { turma_aluno_id, chave });
    if (before) return 'repetida';
    if (!left) return 'sem_vidas';
    await tx.run(livesStatement, {
      turma_aluno_id,
      motivo: 'erro',
      chave,
      valor: -1,
      vidas: left.vidas,
      vidas_desde: instantOf(left.desdeMs),
      agora,
    });
    return 'perdeu';
  });
}

export type Refilled = 'comprou' | 'vidas_completas' | 'saldo_insuficiente';

/** Fills up the lives for coins: all or nothing. The second of two simultaneous calls finds them full. */
export async function refill(
  escola: Tenant,
  turma_aluno_id: number,
  segundosPorVida: number,
  agora: Date,
): Promise<Refilled> {
  return escola.transaction(async (tx) => {
    const stored = await lock(tx, turma_aluno_id);
    const { vidas } = vidasAt(vidasOf(stored), agora.getTime(), segundosPorVida);
    const custo = custoVidas(vidas);
    if (custo === 0) return 'vidas_completas';
    if (stored.moedas < custo) return 'saldo_insuficiente';
    // Both ledgers use the same key for the purchase; nothing else identifies it.
    const chave = randomUUID();
    await tx.run(spendStatement, { turma_aluno_id, motivo: 'vidas', chave, valor: custo, agora });
    await tx.run(livesStatement, {
      turma_aluno_id,
      motivo: 'compra',
      chave,
      valor: MAX_VIDAS - vidas,
      vidas: MAX_VIDAS,
      vidas_desde: null,
      agora,
    });
    return 'comprou';
  });
}

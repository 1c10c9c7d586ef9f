/**
 * Tries of an address: free up to a number an hour; above it one is checked at a time, in the line of the address (`vez.ts`).
 * Nobody behind the address is refused for what others did.
 */
import { setTimeout as wait } from 'node:timers/promises';

import type { Visitor } from '../../../http/ctx.ts';
import type { LineTimes } from '../../../http/services.ts';
import { countAddress, takeBackAddress, turnoOf, type LimiteEndereco } from './endereco.ts';
import { createVez, type Conferida } from './vez.ts';

/** As docs/operation.md tells them. */
export const LINE_TIMES: LineTimes = { turnMs: 2_000, answerMs: 3_000 };

/** A few kilobytes each. The connection of a call that waits longer would be closed. */
export const vezes = createVez({ maxSeconds: 12, maxWaiting: 400, maxWaitingAll: 4_000 });

export type Conferencia = {
  /** The account as it is counted (`counterOf`). */
  readonly conta: string;
  /** The tries of the account so far. @throws 429 when it may not be tried now, before it takes a place in the line */
  readonly falhas: () => Promise<number>;
  /** Checks the try below the limit, or when it is its turn. */
  readonly check: (inLine: boolean) => Promise<Conferida>;
};

async function inTurn(limite: LimiteEndereco, visitor: Visitor, one: Conferencia): Promise<boolean> {
  const begun = performance.now();
  const falhas = await one.falhas();
  const endereco = `${limite.nome} ${visitor.ip}`;
  const lugar = { endereco, conta: one.conta, falhas, turno: turnoOf(limite, visitor) };
  const right = await vezes.run(lugar, () => one.check(true));
  if (!right) await wait(Math.max(0, begun + visitor.line.answerMs - performance.now()));
  return right;
}

/**
 * Checks one try of an account from an address. One that is right or throws is not counted.
 * @returns whether it was right
 * @throws what `falhas` and `check` throw; 503 when the line of the address is too long
 */
export async function checkOfAddress(limite: LimiteEndereco, visitor: Visitor, one: Conferencia): Promise<boolean> {
  const { db, ip, agora } = visitor;
  const counted = await countAddress(db, limite, ip, agora);
  let counts = false;
  try {
    const right = counted <= limite.livres ? (await one.check(false)).right : await inTurn(limite, visitor, one);
    counts = !right;
    return right;
  } finally {
    if (!counts) await takeBackAddress(db, limite, ip, agora);
  }
}

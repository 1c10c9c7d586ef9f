/**
 * One try of a password at the sign-in: by whom it is counted, and when it is checked.
 *
 * A device on which the person signed in before has a count of its own and never waits for others (decision 213). Any other
 * try counts for the account and for the address. Above the limit of the address it waits its turn (`vez.ts`).
 */
import { setTimeout as wait } from 'node:timers/promises';

import type { Visitor } from '../../../http/ctx.ts';
import { countAddress, ADDRESS_FREE_FAILURES, takeBackAddress, turnoOf } from './endereco.ts';
import { assertOpen, checkTry, deviceCounterOf } from './throttle.ts';
import { createVez } from './vez.ts';

/** Above the limit a wrong password is answered after this time at the earliest, whether the name has an account or not. */
const ANSWER_MS = 3_000;

/** A few kilobytes each. The connection of a call that waits longer would be closed. */
export const vezes = createVez({ maxSeconds: 12, maxWaiting: 400, maxWaitingAll: 4_000 });

export type Alvo = {
  /** The account as it is counted (`counterOf`). */
  readonly conta: string;
  /** Whether there is such an account. */
  readonly existe: boolean;
  /** The device, when this person signed in on it before. */
  readonly aparelho: string | null;
};

/**
 * A wrong password is a guess when the account has been tried before since it was last right. The first is what anybody
 * mistypes, and one per account teaches little. A name without an account is no guess at all: nothing is compared, and the
 * time of the answer hides that no hash was computed.
 */
async function inTurn(visitor: Visitor, { conta, existe }: Alvo, check: () => Promise<boolean>): Promise<boolean> {
  const { db, agora } = visitor;
  const begun = performance.now();
  const falhas = await assertOpen(db, 'conta', conta, agora);
  const lugar = { endereco: visitor.ip, conta, falhas, turno: turnoOf(visitor) };
  const right = await vezes.run(lugar, async () => {
    let tries = 0;
    const checked = await checkTry(db, 'conta', conta, agora, (counted) => {
      tries = counted;
      return existe ? check() : Promise.resolve(false);
    });
    return { right: checked, guess: existe && !checked && tries > 1 };
  });
  if (!right) await wait(Math.max(0, begun + ANSWER_MS - performance.now()));
  return right;
}

/**
 * Checks one password of an account.
 * @returns what `check` returns
 * @throws 429 while the account is blocked, 503 when the line of the address is too long; without checking
 */
export async function checkSignIn(visitor: Visitor, alvo: Alvo, check: () => Promise<boolean>): Promise<boolean> {
  const { db, ip, agora } = visitor;
  if (alvo.aparelho !== null) {
    const right = await checkTry(db, 'aparelho', deviceCounterOf(alvo.conta, alvo.aparelho), agora, check);
    if (!right) await countAddress(db, ip, agora);
    return right;
  }
  const counted = await countAddress(db, ip, agora);
  let wrong = false;
  try {
    const right =
      counted <= ADDRESS_FREE_FAILURES
        ? await checkTry(db, 'conta', alvo.conta, agora, check)
        : await inTurn(visitor, alvo, check);
    wrong = !right;
    return right;
  } finally {
    if (!wrong) await takeBackAddress(db, ip, agora);
  }
}

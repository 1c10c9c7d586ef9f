/**
 * One try of a password at the sign-in: by whom it is counted, and when it is checked.
 *
 * A device on which the person signed in before has a count of its own and never waits for others (decision 213). Any other
 * try counts for the account and for the address. Above the limit of the address it waits its turn (`limite-endereco.ts`).
 */
import type { Visitor } from '../../../http/ctx.ts';
import { countAddress, type LimiteEndereco } from './endereco.ts';
import { checkOfAddress } from './limite-endereco.ts';
import { assertOpen, checkTry, deviceCounterOf } from './throttle.ts';

/** Wrong passwords and codes of an address. */
export const SENHAS_ENDERECO: LimiteEndereco = { nome: 'ip', livres: 500 };

export type Alvo = {
  /** The account as it is counted (`counterOf`). */
  readonly conta: string;
  /** Whether there is such an account. */
  readonly existe: boolean;
  /** The device, when this person signed in on it before. */
  readonly aparelho: string | null;
};

/**
 * Checks one password of an account. In the line of the address a wrong one is a guess when the account has been tried before
 * since it was last right. The first is what anybody mistypes, and one per account teaches little. A name without an account is
 * no guess at all: nothing is compared there, and the time of the answer hides that no hash was computed.
 * @returns what `check` returns
 * @throws 429 while the account is blocked, 503 when the line of the address is too long; without checking
 */
export async function checkSignIn(visitor: Visitor, alvo: Alvo, check: () => Promise<boolean>): Promise<boolean> {
  const { db, ip, agora } = visitor;
  const { conta, existe, aparelho } = alvo;
  if (aparelho !== null) {
    const right = await checkTry(db, 'aparelho', deviceCounterOf(conta, aparelho), agora, check);
    if (!right) await countAddress(db, SENHAS_ENDERECO, ip, agora);
    return right;
  }
  return checkOfAddress(SENHAS_ENDERECO, visitor, {
    conta,
    falhas: () => assertOpen(db, 'conta', conta, agora),
    check: async (inLine) => {
      let tries = 0;
      const right = await checkTry(db, 'conta', conta, agora, (counted) => {
        tries = counted;
        return inLine && !existe ? Promise.resolve(false) : check();
      });
      return { right, guess: existe && !right && tries > 1 };
    },
  });
}

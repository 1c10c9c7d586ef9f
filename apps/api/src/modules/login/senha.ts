/**
 * Passwords: argon2id with a bound on how many are computed at once. Five hundred pupils signing in at the
 * start of an exam must not take the processor from those already answering (security §1).
 */
import { hash, verify, type Options } from '@node-rs/argon2';

import { createFila } from './fila.ts';

/** 19 MiB, two passes, one lane: OWASP's first choice. The library's default algorithm is argon2id. */
const ARGON2ID: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const AT_ONCE = 2;

/** A hash of nothing anyone knows: verifying against it takes as long as against a real one. */
const DUMMY = '$argon2id$v=19$m=19456,t=2,p=1$U2a0/Jx2YAoz0Lj77NvNWg$LnozYelGDxJ4GKA0wctdp4VX14MgPb4aS9PEA3BpBow';

let computed = 0;
/** How many this process has computed or checked, for tests of what a call costs. */
export const hashesComputed = (): number => computed;

/** A thousand students who start within a minute fit into the line; it never holds a request as long as the server gives one. */
export const filaDeSenhas = createFila({ atOnce: AT_ONCE, maxWaiting: 800, perSecond: 100 });

const limited = <T>(work: () => Promise<T>): Promise<T> =>
  filaDeSenhas.run(() => {
    computed += 1;
    return work();
  });

/** The hash to store for a password. */
export function hashSenha(senha: string): Promise<string> {
  return limited(() => hash(senha, ARGON2ID));
}

/** Whether the password is the one hashed; with null it takes the same time and says no. */
export async function verifySenha(stored: string | null, senha: string): Promise<boolean> {
  const matches = await limited(() => verify(stored ?? DUMMY, senha).catch(() => false));
  return stored !== null && matches;
}

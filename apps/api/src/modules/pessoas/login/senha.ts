/**
 * Hashes passwords with argon2id, with a limit on how many are computed at once. Five hundred students who sign in at
 * the start of an exam must not take the processor from those who already answer (security §1).
 */
import { hash, verify, type Options } from '@node-rs/argon2';

import { createFila } from './fila.ts';

/** 19 MiB, two passes and one lane: OWASP's first choice. The library's default algorithm is argon2id. */
const ARGON2ID: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const AT_ONCE = 2;

/** The hash of a random value. Verifying against it takes as long as against a real hash. */
const DUMMY = '$argon2id$v=19$m=19456,t=2,p=1$U2a0/Jx2YAoz0Lj77NvNWg$LnozYelGDxJ4GKA0wctdp4VX14MgPb4aS9PEA3BpBow';

/** Stored for an account without a password: no hash of any password, so that nobody can sign in with it (rule PIM-8). */
export const SEM_SENHA = '!';

let computed = 0;
/** How many hashes this process has computed or checked, for tests of the cost of a call. */
export const hashesComputed = (): number => computed;

/**
 * The queue holds a thousand students who start within a minute. Nobody is let in who would wait longer than this, however
 * slow the machine is: the server closes a connection after thirty seconds.
 */
const MAX_SECONDS = 20;
export const filaDeSenhas = createFila({ atOnce: AT_ONCE, maxWaiting: 800, perSecond: 100, maxSeconds: MAX_SECONDS });

const limited = <T>(work: () => Promise<T>): Promise<T> =>
  filaDeSenhas.run(() => {
    computed += 1;
    return work();
  });

/** Returns the hash to store for a password. */
export function hashSenha(senha: string): Promise<string> {
  return limited(() => hash(senha, ARGON2ID));
}

/** Whether the password matches the hash. Without a hash (null, or `SEM_SENHA`) it takes the same time and returns false. */
export async function verifySenha(stored: string | null, senha: string): Promise<boolean> {
  const hashed = stored === SEM_SENHA ? null : stored;
  const matches = await limited(() => verify(hashed ?? DUMMY, senha).catch(() => false));
  return hashed !== null && matches;
}

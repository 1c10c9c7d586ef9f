/** Draws logins for people who come without one (rule PIM-3). */
import { loginDe } from '@luneta/domain/login-aluno';
import { randomInt } from 'node:crypto';

import type { Db } from '../../../database/db.ts';
import { findDonos } from './nomes-store.ts';

/** Of 2 digits first: a child types them. More than 3 only where so many have the name. */
const DRAWS = [10, 10, 10, 100, 100, 100, 100, 1000, 100_000] as const;
const candidatesOf = (nome: string): string[] => DRAWS.map((from) => loginDe(nome, randomInt(from, from * 10)));

/**
 * A login for each name, all different, none of them in use when it was read. One statement for any number of names.
 * @param reserved names that the caller gives to others
 * @throws when a name has no free number left
 */
export async function drawLogins(db: Db, nomes: readonly string[], reserved: readonly string[]): Promise<string[]> {
  const candidates = nomes.map(candidatesOf);
  const taken = new Set([...reserved, ...(await findDonos(db, candidates.flat())).keys()]);
  return candidates.map((list, index) => {
    const free = list.find((login) => !taken.has(login));
    if (free === undefined) throw new Error(`no login is free for the person at ${index}`);
    taken.add(free);
    return free;
  });
}

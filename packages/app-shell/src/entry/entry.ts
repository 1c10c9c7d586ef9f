/**
 * Reads from the address how a person arrived, and removes it before anything else runs, so that no secret stays in the
 * history, a copied link or a Referer (security D10). Makes no call.
 */
import { takeCode, takeHubEntry, type AddressPort } from '@luneta/auth';
import { cleanPath } from '@luneta/domain';

export type Entry =
  | { kind: 'none' }
  /** The learning hub sent them (S1 §2.2). */
  | { kind: 'hub'; token: string; should_change_password: boolean }
  /** Another deployment sent them (decision 36a). */
  | { kind: 'handover'; codigo: string }
  /** The link of a recovery message (decision 175). */
  | { kind: 'recovery'; codigo: string }
  /** They are on their way to another deployment: nothing of this one shows any more. */
  | { kind: 'leaving' };

export const NO_ENTRY: Entry = { kind: 'none' };

/** Address of the recovery page. A code in its fragment is a recovery code, not a handover code. */
export const RECOVERY_PATH = '/recuperacao_senha';

/** Reads how the person arrives, and cleans the address. Call it once, first. */
export function takeEntry(address: AddressPort): Entry {
  const hub = takeHubEntry(address);
  const codigo = takeCode(address);
  if (hub !== null) return { kind: 'hub', ...hub };
  if (codigo === null) return NO_ENTRY;
  return cleanPath(address.pathname) === RECOVERY_PATH ? { kind: 'recovery', codigo } : { kind: 'handover', codigo };
}

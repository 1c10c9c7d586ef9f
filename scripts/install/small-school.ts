/** The small school of docs/deploy.md: install, start, backup, restore, recovery, and an upgrade of data that an older version wrote. */
import { appendFileSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { freePorts } from '../../e2e/support/run.ts';
import { check, passwordIn, ready, say, signIn, type, type Machine } from './proof.ts';

export const PROVED = ['install', 'start', 'backup', 'restore', 'recover', 'upgrade'] as const;
const OLDER_ADMIN = "admin create --escola 'Escola Antiga' --login antiga@aurora.br --nome 'Ana Antiga'";

export async function proveSmallSchool({
  folder,
  bin,
  versions,
  block,
}: Machine<(typeof PROVED)[number]>): Promise<void> {
  const port = await freePorts(17_000);
  const api = `http://127.0.0.1:${port}`;
  const elsewhere = join(folder, 'elsewhere');
  mkdirSync(elsewhere, { mode: 0o777 });
  await type(`chmod 777 ${elsewhere}`, bin);

  await block('install');
  appendFileSync('/etc/luneta/luneta.env', `LUNETA_PORT=${port}\n`);
  const password = passwordIn(await block('start'));
  await ready(`${api}/api/saude`);
  check((await signIn(api, 'direcao@aurora.br', password)) === 200, 'the first administrator signs in');
  check((statSync('/var/lib/luneta').mode & 0o777) === 0o700, 'only its owner reads the data folder');

  await block('backup', { '<elsewhere>': elsewhere });
  check(readdirSync(elsewhere).length === 1, 'the backup has a copy elsewhere');
  const extra = passwordIn(
    await type("luneta admin create --escola 'Outra' --login depois@aurora.br --nome 'Eva Depois'", bin),
  );
  check((await signIn(api, 'depois@aurora.br', extra)) === 200, 'somebody comes after the backup');
  check((await block('restore')).includes('restaurada'), 'the backup is restored into an empty folder');
  await block('recover');
  await ready(`${api}/api/saude`);
  check((await signIn(api, 'direcao@aurora.br', password)) === 200, 'after the recovery the administrator signs in');
  check((await signIn(api, 'depois@aurora.br', extra)) === 401, 'and who came after the backup is gone');

  await type('systemctl stop luneta && find /var/lib/luneta -mindepth 1 -delete', bin);
  await type(
    `git clone --quiet ${versions.repository} /opt/older && cd /opt/older && git checkout --quiet ${versions.older}
     pnpm install --frozen-lockfile --filter @luneta/api...`,
    bin,
  );
  const older = `cd /opt/older && runuser -u luneta -- /usr/bin/node --env-file=/etc/luneta/luneta.env apps/api/src/cli/main.ts`;
  const old = passwordIn(await type(`${older} ${OLDER_ADMIN}`, bin));
  check(old !== '', `an older version (${versions.older.slice(0, 8)}) wrote a data folder`);
  versions.publishNewer();
  await block('upgrade');
  await ready(`${api}/api/saude`);
  check((await signIn(api, 'antiga@aurora.br', old)) === 200, 'after the upgrade its administrator signs in');
  await type('systemctl stop luneta', bin);
  say('the small school is as documented');
}

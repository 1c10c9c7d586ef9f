/** The town of docs/deploy.md: a role, two processes of a template unit, the proxy, backup, metrics, and an upgrade without a pause. */
import { appendFileSync, chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { freePorts } from '../../e2e/support/run.ts';
import { check, passwordIn, ready, say, signIn, type, type Machine } from './proof.ts';

export const PROVED = [
  'town-database',
  'town-install',
  'town-start',
  'town-proxy',
  'town-backup',
  'town-restore',
  'town-metrics',
  'town-upgrade',
] as const;
/** Where Debian puts the programs of PostgreSQL, the oldest version first. */
const POSTGRES = '/usr/lib/postgresql';

/** Why the town cannot be proved here. Undefined: it can. */
export function townObstacle(): string | undefined {
  const wanted = [POSTGRES, '/usr/bin/psql', '/usr/bin/caddy', '/usr/bin/curl'];
  const missing = wanted.filter((path) => !existsSync(path));
  return missing.length === 0 ? undefined : `${missing.join(', ')} is not here (Debian: postgresql, caddy, curl)`;
}

const succeeds = (commands: string, bin: string, env = {}): Promise<boolean> =>
  type(commands, bin, env).then(
    () => true,
    () => false,
  );

export async function proveTown({ folder, bin, versions, block, translate }: Machine<(typeof PROVED)[number]>) {
  const [a, b, proxy, other] = [
    await freePorts(17_000),
    await freePorts(18_000),
    await freePorts(19_000),
    await freePorts(16_000),
  ];
  const cluster = join(folder, 'cluster');
  const programs = join(POSTGRES, readdirSync(POSTGRES)[0] ?? '', 'bin');
  const env = { PGHOST: '127.0.0.1', PGPORT: String(other) };
  translate(
    {
      '4000': String(a),
      '4010': String(b),
      '5432': String(other),
      '9464': String(other + 1),
      '9465': String(other + 2),
    },
    env,
  );
  await type(
    `install -d -o postgres ${cluster}
     runuser -u postgres -- ${programs}/initdb --auth-local=trust --auth-host=trust -D ${cluster}
     runuser -u postgres -- ${programs}/pg_ctl -D ${cluster} -o '-p ${other} -k ${cluster}' -l ${cluster}/log -w start`,
    bin,
  );
  const elsewhere = join(folder, 'elsewhere');
  mkdirSync(elsewhere);
  chmodSync(elsewhere, 0o777);

  await block('town-database');
  await block('town-install');
  const url = /^DATABASE_URL=(.*)$/m.exec(readFileSync('/etc/luneta/luneta.env', 'utf8'))?.[1] ?? '';
  check(await succeeds(`psql ${url} -qc 'select 1'`, bin), 'the role reaches its database');
  check(!(await succeeds(`psql ${url} -qc 'create database more'`, bin)), 'and makes no other');
  const password = passwordIn(await block('town-start'));
  for (const port of [a, b]) {
    await ready(`http://127.0.0.1:${port}/api/saude`);
    const status = await signIn(`http://127.0.0.1:${port}`, 'direcao@aurora.br', password);
    check(status === 200, `the administrator signs in at the process of port ${port}`);
  }

  const file = '/opt/luneta/deploy/caddy/proxy.env';
  const names = ['v1', 'v2', 'equipe'].map((name, n) => [
    `https://${name}.escola.example`,
    `http://localhost:${proxy + n}`,
  ]);
  const ports = [1, 2, 3].flatMap((n) => [
    [`:${4000 + n}`, `:${a + n}`],
    [`:${4010 + n}`, `:${b + n}`],
  ]);
  const own = [...names, ...ports].reduce(
    (text, [from = '', to = '']) => text.replace(from, to),
    readFileSync(file, 'utf8'),
  );
  writeFileSync(file, `${own}LUNETA_CADDY_GLOBAL="auto_https off"\n`);
  await block('town-proxy');
  for (const n of [0, 1, 2]) await ready(`http://localhost:${proxy + n}/api/saude`);
  say('the three names answer through the proxy');
  await type('systemctl reload caddy', bin);
  await ready(`http://localhost:${proxy}/api/saude`);
  say('the proxy is reloaded');

  await block('town-backup', { '<elsewhere>': elsewhere });
  check(readdirSync(elsewhere).length === 1, 'the backup has a copy elsewhere');
  check((await block('town-restore')).includes('restaurada'), 'the backup is restored into a database of its own');
  appendFileSync('/etc/luneta/backup.env', `LUNETA_BACKUP_TO=${folder}/nowhere/of/all/\n`);
  check(!(await succeeds('systemctl start luneta-backup', bin)), 'a copy that fails is a backup that fails');
  appendFileSync('/etc/luneta/backup.env', `LUNETA_BACKUP_TO=${elsewhere}\n`);

  await block('town-metrics');
  const authorization = `Bearer ${readFileSync('/etc/prometheus/luneta.token', 'utf8').trim()}`;
  const of = (headers: Record<string, string>, port: number) => fetch(`http://127.0.0.1:${port}/metrics`, { headers });
  for (const port of [other + 1, other + 2])
    check(
      /^luneta_ready 1$/m.test(await (await of({ authorization }, port)).text()),
      `metrics of port ${port} say ready`,
    );
  check((await of({}, other + 1)).status === 401, 'and are refused without the token');

  versions.publishNewer();
  const ended = new AbortController();
  const watching = watch(`http://localhost:${proxy}/api/saude`, ended.signal);
  await block('town-upgrade');
  ended.abort();
  const { asked, failed } = await watching;
  check(asked > 10 && failed === 0, `during the upgrade the proxy answered ${asked} calls, ${failed} not`);
  check(
    (await signIn(`http://localhost:${proxy}`, 'direcao@aurora.br', password)) === 200,
    'the administrator signs in after it',
  );
  await type(`systemctl stop caddy luneta@${a} luneta@${b}`, bin);
  await type(`runuser -u postgres -- ${programs}/pg_ctl -D ${cluster} -m fast -w stop`, bin);
  say('the town is as documented');
}

/** Asks again and again until it is told to end. */
async function watch(url: string, signal: AbortSignal): Promise<{ asked: number; failed: number }> {
  const seen = { asked: 0, failed: 0 };
  while (!signal.aborted) {
    const answer = await fetch(url).catch(() => undefined);
    seen.asked += 1;
    if (answer?.status !== 200) seen.failed += 1;
    await wait(100);
  }
  return seen;
}

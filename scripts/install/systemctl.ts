/**
 * Stands in for `systemctl` where no systemd runs: obeys installed units as systemd would, templates and drop-ins too. A service
 * runs as its user with its own environment only; a `oneshot` is waited for; one that is too slow to end is a failure.
 */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, openSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const FOLDERS = ['/etc/systemd/system', '/usr/lib/systemd/system'];
/** Output of a service: its journal on a machine with systemd. */
export const journalOf = (service: string): string => `/var/log/luneta-proof-${service}.log`;
const pidOf = (service: string): string => `/run/luneta-proof-${service}.pid`;

/** The values of a name in the unit and its drop-ins. @throws when there is no such unit */
function readUnit(name: string): (key: string) => string[] {
  const template = name.replace(/@.+\./, '@.');
  const file = FOLDERS.map((folder) => join(folder, template)).find((path) => existsSync(path));
  if (file === undefined) throw new Error(`Unit ${name} not found.`);
  const drops = join('/etc/systemd/system', `${name}.d`);
  const files = [file, ...(existsSync(drops) ? readdirSync(drops).map((drop) => join(drops, drop)) : [])];
  const text = files.map((path) => readFileSync(path, 'utf8')).join('\n');
  const instance = /@(.+)\./.exec(name)?.[1] ?? '';
  return (key) =>
    [...text.matchAll(new RegExp(`^${key}=(.*)$`, 'gm'))].map(([, value = '']) => value.replaceAll('%i', instance));
}

/** Settings of an environment file: one `NAME=value` a line, with or without quotes. */
const settingsOf = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/^([A-Z][A-Z0-9_]*)=(.*)$/gm)].map(([, name = '', value = '']) => [
      name,
      value.trim().replace(/^"(.*)"$/, '$1'),
    ]),
  );

/** How each command of the unit is run. */
function surroundings(unit: (key: string) => string[]) {
  const [user = 'root'] = unit('User');
  const [, , uid, gid, , home = '/'] = execFileSync('getent', ['passwd', user], { encoding: 'utf8' }).split(':');
  const ids = { uid: Number(uid), gid: Number(gid) };
  for (const folder of unit('StateDirectory')) {
    const mode = Number.parseInt(unit('StateDirectoryMode')[0] ?? '755', 8);
    mkdirSync(join('/var/lib', folder), { recursive: true, mode });
    chownSync(join('/var/lib', folder), ids.uid, ids.gid);
  }
  const files = unit('EnvironmentFile').filter((file) => !file.startsWith('-') || existsSync(file.slice(1)));
  const settings = files.map((file) => settingsOf(readFileSync(file.replace(/^-/, ''), 'utf8')));
  const [cwd = '/'] = unit('WorkingDirectory');
  const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin';
  const own = settingsOf(unit('Environment').join('\n'));
  return { ...ids, cwd, env: Object.assign({ PATH, HOME: home.trim() }, own, ...settings) };
}

function start(name: string): void {
  const unit = readUnit(name);
  const around = surroundings(unit);
  const [program = '', ...args] = unit('ExecStart')[0]?.split(' ') ?? [];
  const log = openSync(journalOf(name), 'a');
  const stdio: ['ignore', number, number] = ['ignore', log, log];
  if (unit('Type').includes('oneshot')) {
    const { status } = spawnSync(program, args, { ...around, stdio });
    if (status !== 0) throw new Error(`Job for ${name} failed:\n${readFileSync(journalOf(name), 'utf8')}`);
    return;
  }
  const child = spawn(program, args, { ...around, detached: true, stdio });
  if (child.pid === undefined) throw new Error(`${program} does not start`);
  writeFileSync(pidOf(name), String(child.pid));
  child.unref();
}

const isAlive = (pid: number): boolean =>
  existsSync(`/proc/${pid}/stat`) && !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));

/** Of a service that does not run it does nothing, as systemd. */
async function stop(name: string): Promise<void> {
  if (!existsSync(pidOf(name))) return;
  const pid = Number(readFileSync(pidOf(name), 'utf8'));
  process.kill(pid, 'SIGTERM');
  const seconds = Number.parseInt(readUnit(name)('TimeoutStopSec')[0] ?? '90', 10);
  const until = Date.now() + seconds * 1000;
  while (isAlive(pid)) {
    if (Date.now() > until) throw new Error(`${name} did not end within ${seconds} s`);
    await wait(50);
  }
  rmSync(pidOf(name));
}

function reload(name: string): void {
  const unit = readUnit(name);
  const [program = '', ...args] = unit('ExecReload')[0]?.split(' ') ?? [];
  execFileSync(program, args, { ...surroundings(unit), stdio: 'inherit' });
}

/** A timer is only read: what it starts exists, and it says when. */
function enable(name: string): void {
  if (!name.endsWith('.timer')) return start(name);
  readUnit(name.replace(/timer$/, 'service'));
  if (readUnit(name)('OnCalendar').length === 0) throw new Error(`${name} says no time`);
}

if (import.meta.main) {
  const [verb = '', ...words] = process.argv.slice(2);
  const names = words.filter((word) => word !== '--now').map((word) => (word.includes('.') ? word : `${word}.service`));
  if (!['enable', 'start', 'stop', 'restart', 'reload', 'daemon-reload'].includes(verb))
    throw new Error(`systemctl ${verb}: the proof does not know it`);
  for (const name of names) {
    if (verb === 'stop' || verb === 'restart') await stop(name);
    if (verb === 'start' || verb === 'restart') start(name);
    if (verb === 'enable') enable(name);
    if (verb === 'reload') reload(name);
  }
}

/**
 * Stands in for `systemctl` where no systemd runs: obeys the installed unit as systemd would. `start` and `enable --now` start
 * the process as the unit's user with the unit's environment only; `stop` ends it, and fails when it is too slow.
 */
import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

import { readUnit, settingsOf, type Unit } from './unit.ts';

const UNIT = '/etc/systemd/system/luneta.service';
const PID = '/run/luneta-proof.pid';
/** Its standard output and errors: the journal of a machine with systemd. */
export const JOURNAL = '/var/log/luneta-proof.log';

const idOf = (kind: '-u' | '-g', user: string): number =>
  Number(execFileSync('id', [kind, user], { encoding: 'utf8' }).trim());

const isAlive = (pid: number): boolean =>
  existsSync(`/proc/${pid}/stat`) && !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));

function start(unit: Unit): void {
  const [uid, gid] = [idOf('-u', unit.user), idOf('-g', unit.user)];
  const state = `/var/lib/${unit.state.folder}`;
  mkdirSync(state, { recursive: true, mode: unit.state.mode });
  chownSync(state, uid, gid);
  const files = unit.environmentFiles.filter((file) => !file.startsWith('-') || existsSync(file.slice(1)));
  const settings = files.map((file) => settingsOf(readFileSync(file.replace(/^-/, ''), 'utf8')));
  const log = openSync(JOURNAL, 'a');
  const [program, ...args] = unit.command;
  const child = spawn(program, args, {
    uid,
    gid,
    cwd: unit.folder,
    env: Object.assign({ PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin', HOME: state }, ...settings),
    detached: true,
    stdio: ['ignore', log, log],
  });
  if (child.pid === undefined) throw new Error(`${program} does not start`);
  writeFileSync(PID, String(child.pid));
  child.unref();
}

/** Of a service that does not run it does nothing, as systemd. */
async function stop(unit: Unit): Promise<void> {
  if (!existsSync(PID)) return;
  const pid = Number(readFileSync(PID, 'utf8'));
  process.kill(pid, 'SIGTERM');
  const until = Date.now() + unit.stopSeconds * 1000;
  while (isAlive(pid)) {
    if (Date.now() > until) throw new Error(`the service did not end within ${unit.stopSeconds} s`);
    await wait(50);
  }
  rmSync(PID);
}

if (process.argv[1] === import.meta.filename) {
  const words = process.argv.slice(2).join(' ');
  const unit = readUnit(readFileSync(UNIT, 'utf8'));
  if (words === 'enable --now luneta' || words === 'start luneta') start(unit);
  else if (words === 'stop luneta') await stop(unit);
  else throw new Error(`systemctl ${words}: the proof knows enable --now, start and stop of luneta`);
}

/**
 * A machine for the length of a proof: folders of the system with a layer over them that takes every change, in a namespace of
 * mounts and processes that ends with the proof. Commands of a document run there as they stand, as root, and leave nothing.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Folders that an installation writes into. */
const LAYERED = ['etc', 'usr', 'opt', 'var'];
const ENTER = ['--mount', '--pid', '--fork', '--mount-proc', '--kill-child'];

/** Why this machine cannot run the proof. Undefined: it can. */
export function obstacle(): string | undefined {
  if (process.platform !== 'linux') return 'it needs Linux';
  if (process.getuid?.() !== 0) return 'it makes a user, in a layer over this system: run it as root';
  const tried = spawnSync('unshare', [...ENTER, 'sh', '-c', 'mount -t tmpfs none /mnt && command -v useradd runuser']);
  return tried.status === 0 ? undefined : 'unshare and mount are not allowed here, or useradd and runuser are missing';
}

/** Runs this script again inside such a machine. `folder`: a temporary one that takes the changes. @returns the exit code */
export function enter(script: string, size: string, folder: string): number {
  const done = spawnSync('unshare', [...ENTER, process.execPath, script, '--inside', size, folder], {
    stdio: 'inherit',
  });
  return done.status ?? 1;
}

/** Inside: lays the layers, and puts this Node in its documented place. */
export function layLayers(folder: string): void {
  for (const name of LAYERED) {
    const [upper, work] = [join(folder, `${name}.changes`), join(folder, `${name}.work`)];
    for (const path of [upper, work]) mkdirSync(path, { mode: 0o755 });
    chmodSync(upper, 0o755);
    const options = `lowerdir=/${name},upperdir=${upper},workdir=${work}`;
    execFileSync('mount', ['-t', 'overlay', 'overlay', '-o', options, `/${name}`]);
  }
  writeFileSync('/usr/bin/node', '', { flag: 'a' });
  execFileSync('mount', ['--bind', process.execPath, '/usr/bin/node']);
  execFileSync('mount', ['-t', 'tmpfs', 'none', '/run']);
}

/** Ends a PostgreSQL that does not answer. It knows processes, and nothing of folders. */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

type Pair = { readonly pid: number; readonly parent: number };

/** From `/proc/<pid>/stat`: the parent stands behind the name, which may hold spaces. */
function linuxPairs(): Pair[] {
  return readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    try {
      const text = readFileSync(`/proc/${name}/stat`, 'utf8');
      return [{ pid: Number(name), parent: Number(text.slice(text.lastIndexOf(')') + 2).split(' ')[1]) }];
    } catch {
      // It has just ended.
      return [];
    }
  });
}

function pairs(): Pair[] {
  if (process.platform === 'linux') return linuxPairs();
  if (process.platform === 'win32') return [];
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n');
  return lines.map((line) => {
    const [pid = 0, parent = 0] = line.trim().split(/\s+/).map(Number);
    return { pid, parent };
  });
}

/** The processes that a process has started and that still run. */
export const childrenOf = (parent: number): readonly number[] =>
  pairs().flatMap((pair) => (pair.parent === parent ? [pair.pid] : []));

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It has ended already.
  }
}

/**
 * Sends a signal to a PostgreSQL and to the processes of its connections. One that has ended meanwhile is passed over:
 * PostgreSQL ends its own background processes at any time.
 */
export function signalFamily(postmaster: number, name: NodeJS.Signals): void {
  const children = childrenOf(postmaster);
  signal(postmaster, name);
  for (const pid of children) signal(pid, name);
}

/**
 * Kills a PostgreSQL and the processes of its connections. Stopped ones would not notice its end, and hold the shared
 * memory that the next start needs. What was committed is in the write-ahead log.
 */
export const killFamily = (postmaster: number): void => signalFamily(postmaster, 'SIGKILL');

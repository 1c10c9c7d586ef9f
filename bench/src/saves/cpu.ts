/** Processor time of processes, from `/proc` (Linux). */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Linux counts in hundredths of a second. */
const TICK_MS = 10;
const PARENT = 1;
const OWN = [11, 12];
const ENDED_CHILDREN = [13, 14];

/** The fields of `/proc/<pid>/stat` after the name, which may hold spaces; undefined when the process is gone. */
function statOf(pid: number): readonly string[] | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined;
  }
}

const sum = (fields: readonly string[] | undefined, places: readonly number[]): number =>
  places.reduce((total, place) => total + Number(fields?.[place] ?? 0) * TICK_MS, 0);

/** Milliseconds that a process has used. */
export const cpuOf = (pid: number): number => sum(statOf(pid), OWN);

const childrenOf = (pid: number) =>
  readdirSync('/proc').flatMap((name) => {
    const fields = /^\d+$/.test(name) ? statOf(Number(name)) : undefined;
    return fields?.[PARENT] === String(pid) ? [{ pid: Number(name), fields }] : [];
  });

/** A process and its children. */
export const familyOf = (pid: number): readonly number[] => [pid, ...childrenOf(pid).map((child) => child.pid)];

/** Milliseconds that a process and its children have used, those that ended included. */
export const cpuOfFamily = (pid: number): number =>
  sum(statOf(pid), [...OWN, ...ENDED_CHILDREN]) +
  childrenOf(pid).reduce((total, { fields }) => total + sum(fields, OWN), 0);

/** The process of the embedded PostgreSQL of a data folder, whose children are its connections. */
export const postmasterOf = (dataDir: string): number =>
  Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);

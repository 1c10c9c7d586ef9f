/** What the proof obeys of a unit of systemd. It reads text only. */

export interface Unit {
  readonly user: string;
  readonly folder: string;
  readonly command: readonly [string, ...string[]];
  readonly environmentFiles: readonly string[];
  /** Below `/var/lib`. */
  readonly state: { readonly folder: string; readonly mode: number };
  readonly stopSeconds: number;
}

/** @throws naming a line that the proof needs and does not find */
export function readUnit(text: string): Unit {
  const all = (name: string) =>
    [...text.matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map(([, value = '']) => value.trim());
  const one = (name: string): string => {
    const [value] = all(name);
    if (value === undefined) throw new Error(`the unit has no ${name}=`);
    return value;
  };
  const [program = '', ...args] = one('ExecStart').split(' ');
  return {
    user: one('User'),
    folder: one('WorkingDirectory'),
    command: [program, ...args],
    environmentFiles: all('EnvironmentFile'),
    state: { folder: one('StateDirectory'), mode: Number.parseInt(one('StateDirectoryMode'), 8) },
    stopSeconds: Number(one('TimeoutStopSec')),
  };
}

/** Settings of an environment file: one `NAME=value` a line. */
export const settingsOf = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/^([A-Z][A-Z0-9_]*)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value.trim()]),
  );

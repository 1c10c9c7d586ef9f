/** The repository as a school clones it: this working tree as one commit, a newer one for the upgrade, and an older one. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

import { previousRef } from '../../bench/src/kills/versions.ts';

export interface Versions {
  /** What `<repository>` stands for. */
  readonly repository: string;
  /** The last release, or the commit before the newest migration: its tables are older. */
  readonly older: string;
  /** Publishes the newer version. */
  readonly publishNewer: () => void;
}

const MIGRATIONS = 'apps/api/src/database/migrations/*.sql';

/** @throws when the history is not there (a shallow clone) */
export function makeVersions(root: string, folder: string): Versions {
  const repository = join(folder, 'luneta.git');
  const index = join(folder, 'index');
  const run = (args: readonly string[], env: Readonly<Record<string, string>> = {}): string =>
    execFileSync('git', args, {
      encoding: 'utf8',
      env: {
        ...process.env,
        GIT_AUTHOR_NAME: 'Proof',
        GIT_AUTHOR_EMAIL: 'proof@luneta.example',
        GIT_COMMITTER_NAME: 'Proof',
        GIT_COMMITTER_EMAIL: 'proof@luneta.example',
        ...env,
      },
    }).trim();
  const inside = (...args: string[]) => run(['--git-dir', repository, ...args]);
  run(['clone', '--quiet', '--bare', root, repository]);
  const added = run(['-C', root, 'log', '--diff-filter=A', '-1', '--format=%H', '--', MIGRATIONS]);
  const older = previousRef([`${added}^`, 'HEAD']);
  if (older === undefined)
    throw new Error('the history has no older version: the proof of an upgrade needs a whole clone');
  run(['--git-dir', repository, '--work-tree', root, 'add', '--all'], { GIT_INDEX_FILE: index });
  const tree = run(['--git-dir', repository, 'write-tree'], { GIT_INDEX_FILE: index });
  const branch = inside('symbolic-ref', 'HEAD');
  const commit = (subject: string) => {
    inside('update-ref', branch, inside('commit-tree', tree, '-p', branch, '-m', subject));
  };
  commit('the version that is installed');
  return { repository, older, publishNewer: () => commit('a newer version') };
}

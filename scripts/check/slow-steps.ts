/** What only `pnpm check:all` runs: the API's tests under other circumstances, the pages of documentation, the packages, measurements. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { engine } from '../deploy/image.ts';
import { obstacle } from '../install/machine.ts';
import { playwrightTally, vitestTally } from './reports.ts';
import type { Step } from './step.ts';

/** Where Debian puts the oldest PostgreSQL that is promised; `LUNETA_POSTGRES_15` names another folder. */
const POSTGRES_15 = process.env['LUNETA_POSTGRES_15'] || '/usr/lib/postgresql/15/bin';

const has = (command: string, version: string): boolean => spawnSync(command, [version]).status === 0;

/** `reports`: a folder that takes the runners' reports. */
export function slowSteps(reports: string): Step[] {
  /** `test/variant.ts` of the API knows the circumstances by name. */
  const variant = (name: string, wording: string): Step => {
    const report = join(reports, `${name}.json`);
    return {
      name: `api ${wording}`,
      cores: 2,
      run: () => ({
        command: 'pnpm',
        args: ['exec', 'vitest', 'run', '--project', 'api', '--project', 'api-apart'],
        env: { LUNETA_TEST_VARIANT: name, LUNETA_TALLY: report },
      }),
      read: () => vitestTally(report),
    };
  };
  const fifteen = variant('postgres-15', 'on PostgreSQL 15');
  const noInstall = obstacle();
  const behindProxy = join(reports, 'behind-proxy.json');
  const behindNginx = join(reports, 'behind-nginx.json');
  const noNginx = !has('nginx', '-v') && { skip: 'no nginx: install it (Debian: nginx-light)' };
  return [
    existsSync(join(POSTGRES_15, 'postgres'))
      ? fifteen
      : { ...fifteen, skip: `no PostgreSQL 15 in ${POSTGRES_15}: install postgresql-15, or set LUNETA_POSTGRES_15` },
    variant('partitioned', 'on a schema partitioned by school'),
    variant('two-servers', 'with two servers answering in turn'),
    {
      name: 'documentation pages open',
      cores: 2,
      needs: ['storybook builds'],
      run: () => ({ command: 'pnpm', args: ['--filter', '@luneta/e2e', 'run', 'storybook', '--docs'] }),
    },
    {
      name: 'changes of the packages are told',
      cores: 1,
      run: () => ({ command: 'pnpm', args: ['run', 'release:check'] }),
    },
    {
      name: 'packages install elsewhere',
      cores: 2,
      run: () => ({ command: 'pnpm', args: ['run', 'prove:packages'] }),
    },
    {
      name: 'the small school and the town install as documented',
      cores: 2,
      run: () => ({ command: 'pnpm', args: ['run', 'prove:install'] }),
      ...(noInstall !== undefined && { skip: noInstall }),
    },
    {
      name: 'the image builds, and its containers serve',
      cores: 2,
      run: () => ({ command: 'node', args: ['scripts/deploy/image.ts'] }),
      ...(engine() === undefined && { skip: 'no container engine answers: docker or podman, with Compose' }),
    },
    {
      name: 'journeys behind a proxy, with two servers',
      cores: 2,
      needs: ['apps build'],
      run: () => ({
        command: 'pnpm',
        args: ['--filter', '@luneta/e2e', 'run', 'proxy'],
        env: { PLAYWRIGHT_JSON_OUTPUT_FILE: behindProxy },
      }),
      read: () => playwrightTally(behindProxy),
      ...(!has('caddy', 'version') && { skip: 'no Caddy: install it (Debian: caddy)' }),
    },
    {
      name: 'nginx as its file says, before two servers',
      cores: 1,
      run: () => ({ command: 'node', args: ['scripts/deploy/nginx.ts'] }),
      ...noNginx,
    },
    {
      name: 'an exam behind nginx, one of two servers killed',
      cores: 2,
      needs: ['apps build'],
      run: () => ({
        command: 'pnpm',
        args: ['--filter', '@luneta/e2e', 'run', 'proxy:nginx'],
        env: { PLAYWRIGHT_JSON_OUTPUT_FILE: behindNginx },
      }),
      read: () => playwrightTally(behindNginx),
      ...noNginx,
    },
    {
      name: 'measurements',
      cores: 2,
      run: () => ({ command: 'pnpm', args: ['--filter', '@luneta/bench', 'run', 'all'] }),
    },
  ];
}

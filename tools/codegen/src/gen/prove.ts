/**
 * Generates one of each kind into a copy of the repository and runs there what a person would run: format, lint, types, the
 * contract's lint and the tests around what was written. Part of `pnpm check:all`. With names of
 * kinds (`node tools/codegen/src/gen/prove.ts operation`) only these.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { copyRepository } from './copy.ts';

type Proof = {
  readonly kind: string;
  /** Each as a person types it after `pnpm gen`. */
  readonly given: readonly string[];
  /** Packages whose types and lint are asked for. */
  readonly packages: readonly string[];
  /** Test files and folders. */
  readonly tests: readonly string[];
};

const PROOFS: readonly Proof[] = [
  {
    kind: 'rule',
    given: ['rule ZZG recado-escolar'],
    packages: ['packages/domain'],
    tests: ['packages/domain/src/recado-escolar.test.ts', 'packages/domain/src/spec.test.ts'],
  },
  {
    kind: 'component',
    given: ['component feedback/recado-escolar'],
    packages: ['packages/ui'],
    tests: [
      'packages/ui/src/components/feedback/recado-escolar',
      'packages/ui/src/guides.test.ts',
      'scripts/docs/components.test.ts',
    ],
  },
  {
    kind: 'operation',
    given: ['operation recado-escolar', 'query recado-escolar getRecadoEscolar'],
    packages: ['openapi', 'apps/api', 'packages/api-client'],
    tests: [
      'openapi/scripts',
      'scripts/docs',
      'scripts/boundaries',
      'apps/api/src/modules/recado_escolar',
      'apps/api/src/http/guard.test.ts',
      'apps/api/src/http/roles.test.ts',
      'apps/api/test/crawl',
      'apps/api/test/statements',
      'packages/api-client/src/tags/recado-escolar.test.ts',
    ],
  },
  {
    kind: 'feature',
    given: ['student-v1', 'student-v2', 'staff'].map((app) => `feature ${app} recado-escolar`),
    packages: ['packages/domain', 'apps/student-v1', 'apps/student-v2', 'apps/staff'],
    tests: ['student-v1', 'student-v2', 'staff']
      .flatMap((app) => [`apps/${app}/src/features/recado-escolar`, `apps/${app}/src/routes.test.tsx`])
      .concat(
        'apps/student-v1/src/early.test.tsx',
        'apps/student-v2/src/early.test.tsx',
        'packages/domain/src/rotas.test.ts',
      ),
  },
];

const ROOT = join(import.meta.dirname, '../../../..');
const copy = mkdtempSync(join(tmpdir(), 'luneta-gen-'));
const bin = (name: string): string => join('node_modules/.bin', name);
const since = performance.now();
let failed = 0;

/** Says what is run, in which second it ended, and what it said when it failed. */
function run(command: string, ...args: string[]): void {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: copy, encoding: 'utf8', maxBuffer: 2 ** 26 });
  const seconds = ((performance.now() - since) / 1000).toFixed(1);
  console.log(
    `${seconds.padStart(6)} s  ${status === 0 ? 'ok' : 'FAILED'}  ${[command, ...args].join(' ').slice(0, 120)}`,
  );
  if (status === 0) return;
  failed += 1;
  console.log(stdout + stderr);
}

try {
  copyRepository(ROOT, copy);
  // Some checks ask git which files there are.
  run('git', 'init', '--quiet');
  const named = process.argv.slice(2);
  const chosen = PROOFS.filter(({ kind }) => named.length === 0 || named.includes(kind));
  for (const given of chosen.flatMap((proof) => proof.given))
    run('node', 'tools/codegen/src/gen/main.ts', ...given.split(' '));
  const packages = [...new Set(chosen.flatMap((proof) => proof.packages))];
  run(bin('oxfmt'), '--check');
  run(bin('oxlint'), '--type-aware', ...packages);
  for (const folder of packages) run(bin('tsc'), '--noEmit', '-p', folder);
  run('node', 'openapi/scripts/lint.ts');
  // One kind after the other: all at once are a server, a database and three browsers on two cores, and tests wait for each other.
  for (const { tests } of chosen) run(bin('vitest'), 'run', ...tests);
} finally {
  rmSync(copy, { recursive: true, force: true });
}
if (failed > 0) process.exitCode = 1;

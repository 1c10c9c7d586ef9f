/** The steps of `npm test`, in the order in which they begin, and those that only `pnpm check:all` runs. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

import { engine } from '../deploy/image.ts';
import { obstacle } from '../install/machine.ts';

export type Step = {
  readonly name: string;
  readonly command: string;
  /** How many cores it keeps busy, less than one where it mostly waits. Steps run side by side as long as there are cores. */
  readonly cores: number;
  /** Steps that must have passed before, because it uses what they build. */
  readonly needs?: readonly string[];
  /** It counts tests: its runner writes them to `.luneta-cache/tests/<tests>.json`, from where turbo restores them. */
  readonly tests?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Its tests are about what a disk holds: their files are not made in memory, as those of the others. */
  readonly onDisk?: true;
  /** Why this machine cannot run it. */
  readonly skip?: string;
};

const turbo = (what: string) => `pnpm exec turbo run ${what} --output-logs=new-only`;
const vitest = (tests: string, projects: string) =>
  `pnpm exec vitest run ${projects} --outputFile=.luneta-cache/tests/${tests}.json`;
/** The types of the packages of `tsconfig.screens.json`, in one program: one for each took three times as long. */
const SCREENS = ['ui', 'outbox', 'exam', 'exam-room', 'staff', 'student-v1', 'student-v2'];
const TYPES = `types ${SCREENS.map((name) => `--filter=!@luneta/${name}`).join(' ')}`;
const REMEMBERED = '--incremental --tsBuildInfoFile .luneta-cache/screens.tsbuildinfo';

const BUILDS = 'apps build';
const STORYBOOK = 'storybook builds';

/** What keeps every core busy comes first, the builds before all, as journeys need them. Then what waits runs side by side. */
const STEPS: readonly Step[] = [
  { name: BUILDS, command: turbo('build'), cores: 2 },
  // Waits for stopped databases, and takes longest.
  { name: 'outages', command: turbo('test --filter=@luneta/bench'), tests: 'outages', cores: 0.1, onDisk: true },
  { name: 'screens', command: turbo('test --filter=@luneta/app-shell'), tests: 'screens', cores: 0.8 },
  { name: 'journeys', command: turbo('test --filter=@luneta/e2e'), tests: 'journeys', cores: 0.5, needs: [BUILDS] },
  { name: 'api', command: turbo('test --filter=@luneta/api'), tests: 'api', cores: 0.6 },
  { name: 'design system', command: turbo('test --filter=@luneta/ui'), tests: 'ui', cores: 0.6 },
  {
    name: 'unit',
    command: vitest(
      'unit',
      "--project '!*browser*' --project '!api' --project '!api-apart' --project '!bench-outages'",
    ),
    tests: 'unit',
    cores: 1,
  },
  { name: 'lint', command: 'pnpm exec oxlint --type-aware', cores: 1 },
  { name: 'types', command: turbo(TYPES), cores: 1 },
  { name: 'types of the screens', command: `pnpm exec tsc --noEmit -p tsconfig.screens.json ${REMEMBERED}`, cores: 1 },
  { name: 'format', command: 'pnpm exec oxfmt --check', cores: 0.5 },
  { name: 'boundaries', command: 'pnpm run boundaries', cores: 0.5 },
  { name: 'contract lint', command: 'pnpm --filter @luneta/openapi run lint', cores: 0.5 },
  { name: 'generated files are fresh', command: 'pnpm --filter @luneta/codegen run check', cores: 0.5 },
  { name: 'weight of the apps', command: 'pnpm --filter @luneta/bench run weight', cores: 0.5, needs: [BUILDS] },
  { name: 'browser floor', command: 'pnpm run floor', cores: 0.5, needs: [BUILDS] },
  { name: STORYBOOK, command: turbo('storybook:test'), cores: 1 },
  {
    name: 'storybook opens',
    command: 'pnpm --filter @luneta/e2e run storybook --folder=../.luneta-cache/storybook',
    cores: 0.5,
    needs: [STORYBOOK],
  },
];

/** At their full size: of the built Storybook every story, of the tests every size, theme and long search. */
const WHOLE: Readonly<Record<string, string>> = {
  [STORYBOOK]: turbo('storybook:build'),
  'storybook opens': 'pnpm --filter @luneta/e2e run storybook --all',
};
const whole = (step: Step): Step => ({
  ...step,
  command: WHOLE[step.name] ?? step.command,
  ...(step.tests !== undefined && { env: { LUNETA_PROVE: '1' } }),
});

const without = (command: string, version: string, what: string) =>
  spawnSync(command, [version]).status === 0 ? {} : { skip: `no ${command}: install it (Debian: ${what})` };

/** `apps/api/test/variant.ts` knows the circumstances by name, and which tests run in them. */
const variant = (name: string): Step => ({
  name: `api, ${name}`,
  command: vitest(name, '--project api'),
  tests: name,
  cores: 1,
  env: { LUNETA_TEST_VARIANT: name },
});

/** What is too slow for every change. Measurements and installations run alone, at the end. */
function slowSteps(): Step[] {
  const fifteen = `${process.env['LUNETA_POSTGRES_15'] || '/usr/lib/postgresql/15/bin'}/postgres`;
  const noInstall = obstacle();
  const nginx = without('nginx', '-v', 'nginx-light');
  const node = (name: string, file: string): Step => ({ name, command: `node ${file}`, cores: 2 });
  const e2e = (name: string, script: string): Step => ({
    name,
    command: `pnpm --filter @luneta/e2e run ${script}`,
    cores: 2,
    needs: [BUILDS],
  });
  return [
    {
      ...variant('postgres-15'),
      ...(!existsSync(fifteen) && { skip: `no ${fifteen}: install postgresql-15, or set LUNETA_POSTGRES_15` }),
    },
    variant('partitioned'),
    variant('two-servers'),
    { ...e2e('documentation pages open', 'storybook --docs'), cores: 1, needs: [STORYBOOK] },
    { name: 'changes of the packages are told', command: 'pnpm run release:check', cores: 1 },
    {
      ...node('the image holds the product only, and starts', 'scripts/deploy/image.ts'),
      ...(engine() === undefined && { skip: 'no container engine answers: start docker or podman, with Compose' }),
    },
    { name: 'packages install elsewhere', command: 'pnpm run prove:packages', cores: 2 },
    {
      name: 'a small school and a town install as documented',
      command: 'pnpm run prove:install',
      cores: 2,
      ...(noInstall !== undefined && { skip: noInstall }),
    },
    {
      ...e2e('journeys behind a proxy, with two servers', 'proxy'),
      tests: 'proxy',
      env: { LUNETA_TALLY: 'proxy' },
      ...without('caddy', 'version', 'caddy'),
    },
    { ...node('nginx as its file says, before two servers', 'scripts/deploy/nginx.ts'), ...nginx },
    {
      ...e2e('an exam behind nginx, one of two servers killed', 'proxy:nginx'),
      tests: 'nginx',
      env: { LUNETA_TALLY: 'nginx' },
      ...nginx,
    },
    { name: 'measurements', command: 'pnpm --filter @luneta/bench run all', cores: 2 },
  ];
}

export const stepsOf = (all: boolean): readonly Step[] => (all ? [...STEPS.map(whole), ...slowSteps()] : STEPS);

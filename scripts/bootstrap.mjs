/**
 * The entry point: `npm start` and `npm test` run it with the installed Node (20 or newer).
 * It brings Node 24 and pnpm where they are missing, installs what the lockfile says, and hands over.
 * It depends on nothing but Node itself and knows nothing of what the tasks do.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const NODE_VERSION = '24.21.0';
const PNPM_VERSION = '12.21.0';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const tools = join(root, '.tools');
const toolsBin = join(tools, 'node_modules', '.bin');

const say = (text) => process.stdout.write(`luneta · ${text}\n`);

/** Stops with one sentence that says what failed and what to do. */
function stop(what, advice) {
  process.stderr.write(`\nluneta · FAILED: ${what}\n         → ${advice}\n`);
  process.exit(1);
}

/** npm's own variables would make a nested npm or pnpm read this project's settings twice. */
function cleanEnv() {
  const env = {};
  for (const [name, value] of Object.entries(process.env)) {
    if (!name.startsWith('npm_')) env[name] = value;
  }
  env.PATH = [toolsBin, env.PATH].filter(Boolean).join(delimiter);
  env.TURBO_TELEMETRY_DISABLED = '1';
  env.STORYBOOK_DISABLE_TELEMETRY = '1';
  env.DO_NOT_TRACK = '1';
  return env;
}

const majorOf = (command, env) => {
  const found = spawnSync(command, ['--version'], { env, encoding: 'utf8' });
  return found.status === 0 ? Number.parseInt(found.stdout.replace(/^v/, ''), 10) : 0;
};

/** Node 24 and pnpm 12, from the machine when new enough, else from the registry into `.tools/`. */
function ensureTools(env) {
  if (majorOf('node', env) >= 24 && majorOf('pnpm', env) >= 12) return;
  say(`bringing Node ${NODE_VERSION} and pnpm ${PNPM_VERSION} into .tools/ (once)`);
  mkdirSync(tools, { recursive: true });
  const manifest = join(tools, 'package.json');
  if (!existsSync(manifest)) writeFileSync(manifest, '{ "private": true }\n');
  const args = ['install', '--no-package-lock', '--no-audit', '--no-fund', '--loglevel=error'];
  const done = spawnSync('npm', [...args, `node@${NODE_VERSION}`, `pnpm@${PNPM_VERSION}`], {
    cwd: tools,
    env,
    stdio: 'inherit',
  });
  if (done.status !== 0 || majorOf('node', env) < 24 || majorOf('pnpm', env) < 12) {
    stop(
      'could not install Node 24 and pnpm 12',
      'check that the npm registry can be reached, then run the command again',
    );
  }
}

function run(what, command, args, env, advice) {
  say(what);
  const started = Date.now();
  const done = spawnSync(command, args, { cwd: root, env, stdio: 'inherit' });
  if (done.status !== 0) stop(what, advice);
  say(`${what}: done in ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

/**
 * The process that started us and, because npm starts a shell in between, npm itself. When one of them is gone (kill
 * -9, a closed terminal), nobody else can stop what we run.
 */
function watchers() {
  const parent = process.ppid;
  if (!process.env.npm_lifecycle_event) return [parent];
  const found = spawnSync('ps', ['-o', 'ppid=', '-p', String(parent)], { encoding: 'utf8' });
  const grandparent = Number.parseInt(found.stdout ?? '', 10);
  return grandparent > 1 ? [parent, grandparent] : [parent];
}

const isAlive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
};

/**
 * Runs the last, long step. We exit with its exit code and forward our signals to it. When the process that started us
 * is gone, the step is asked to stop, so that no port stays in use.
 */
function handOver(args, env) {
  const child = spawn('node', args, { cwd: root, env: { ...env, LUNETA_FOLLOW_PARENT: '1' }, stdio: 'inherit' });
  const forward = (signal) => child.kill(signal);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => forward(signal));
  const asked = watchers();
  const timer = setInterval(() => {
    if (process.ppid === asked[0] && asked.every(isAlive)) return;
    clearInterval(timer);
    forward('SIGTERM');
  }, 500);
  timer.unref();
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));
}

const tasks = {
  start(env) {
    run(
      'building the apps',
      'pnpm',
      ['exec', 'turbo', 'run', 'build', '--output-logs=errors-only'],
      env,
      'read the error above; a clean checkout always builds',
    );
    const production = process.env.NODE_ENV === 'production';
    handOver(['apps/api/src/cli/main.ts', 'serve'], production ? env : { LUNETA_DEMO: '1', ...env });
  },
  test: (env) => handOver(['scripts/test.ts', ...process.argv.slice(3)], env),
};

const task = tasks[process.argv[2]];
if (!task) stop(`unknown task "${process.argv[2] ?? ''}"`, `use one of: ${Object.keys(tasks).join(', ')}`);
const env = cleanEnv();
ensureTools(env);
run(
  'installing dependencies',
  'pnpm',
  ['install', '--frozen-lockfile', '--reporter=append-only', '--loglevel=error'],
  env,
  'check that the npm registry can be reached, then run the command again',
);
task(env);

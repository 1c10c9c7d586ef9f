/**
 * `pnpm gen`: writes a component, a screen, an operation, a query or a rule that passes every check as it is, with each
 * line that registers it, and says what a person decides next. It never overwrites a file.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { KINDS, USAGE } from './kinds.ts';
import { GenError } from './names.ts';
import { write } from './plan.ts';

const ROOT = join(import.meta.dirname, '../../../..');

const CODEGEN = join(ROOT, 'tools/codegen');

/** @throws GenError when the command fails. */
function run(cwd: string, command: string, args: readonly string[]): void {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new GenError(`${command} ${args.join(' ')} failed:\n${stdout}${stderr}`);
}

/** What `pnpm generate` runs. */
function generate(): void {
  const { scripts }: { scripts: { generate: string } } = JSON.parse(
    readFileSync(join(CODEGEN, 'package.json'), 'utf8'),
  );
  for (const command of scripts.generate.split(' && ')) {
    const [program = '', ...args] = command.split(' ');
    run(CODEGEN, program, args);
  }
}

function main([kind = '', ...given]: readonly string[]): void {
  const chosen = Object.hasOwn(KINDS, kind) ? KINDS[kind] : undefined;
  if (!chosen) throw new GenError(USAGE);
  const plan = chosen.plan(ROOT, given);
  const written = write(ROOT, plan);
  const formatted = written.filter((file) => /\.tsx?$/u.test(file));
  run(ROOT, join(ROOT, 'node_modules/.bin/oxfmt'), formatted);
  if (chosen.generate) generate();
  const made = new Set(Object.keys(plan.files));
  console.log(written.map((file) => `${made.has(file) ? 'wrote' : 'added to'} ${file}`).join('\n'));
  console.log(`\nIt passes as it is:\n  ${plan.test}\n\nWhat you decide:`);
  console.log(plan.next.map((sentence) => `- ${sentence}`).join('\n'));
}

try {
  main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof GenError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

/** `pnpm bench [name]`: one measurement by its name, or all but `pages`, one after the other so that none disturbs another. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

// The measurement decides what a Ctrl-C means; this process waits for it.
process.on('SIGINT', () => undefined);

const [name = 'all', ...options] = process.argv.slice(2);

/** @returns whether it was made and found nothing wrong */
function measure(one: string): boolean {
  const main = join(import.meta.dirname, one, 'main.ts');
  const known = one === 'renders' || existsSync(main);
  if (!known) console.error(`there is no measurement "${one}"; bench/README.md lists them`);
  const [command, args] =
    one === 'renders'
      ? (['pnpm', ['--filter', '@luneta/exam-room', 'run', one]] as const)
      : ([process.execPath, [main, ...options]] as const);
  return known && spawnSync(command, args, { stdio: 'inherit' }).status === 0;
}

const failed = (name === 'all' ? ['weight', 'saves', 'starts', 'imports', 'renders'] : [name]).filter(
  (one) => !measure(one),
);
if (failed.length > 0) console.error(`\nfailed: ${failed.join(', ')}`);
process.exitCode = failed.length > 0 ? 1 : 0;

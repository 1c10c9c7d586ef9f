/** `all`: every measurement, one after the other so that none disturbs another; ends with 1 when one of them failed. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const failed = ['weight', 'tri', 'answers', 'saves', 'starts', 'start', 'renders', 'taps', 'list'].filter((name) => {
  const main = join(import.meta.dirname, name, 'main.ts');
  return spawnSync(process.execPath, [main], { stdio: 'inherit' }).status !== 0;
});
console.log(failed.length > 0 ? `\nfailed: ${failed.join(', ')}` : '\nall measurements made');
process.exitCode = failed.length > 0 ? 1 : 0;

/** `pnpm bench [name]`: one measurement by its name, or all of them. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const [name = 'all', ...options] = process.argv.slice(2);
const main = name === 'all' ? join(import.meta.dirname, 'all.ts') : join(import.meta.dirname, name, 'main.ts');
if (existsSync(main))
  process.exitCode = spawnSync(process.execPath, [main, ...options], { stdio: 'inherit' }).status ?? 1;
else {
  console.error(`there is no measurement "${name}"; bench/README.md lists them`);
  process.exitCode = 1;
}

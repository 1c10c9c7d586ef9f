/** `pnpm look`: a picture of a screen, for somebody who changes it. */
import { join, resolve } from 'node:path';

import { LookError, readOptions, USAGE, type Options } from './options.ts';
import { takePicture } from './picture.ts';
import { serverFor } from './server.ts';
import { accountFor, originOf, readStartPage } from './start-page.ts';

const root = join(import.meta.dirname, '../../..');

/** A file named after the screen, so that the same command writes the same file. */
function fileOf({ app, path, as = 'ninguem', width, height, out }: Options): string {
  if (out !== undefined) return resolve(out);
  const name = `${app}${path}`.replaceAll(/[^\w.-]+/g, '-').replace(/-$/, '');
  return join(root, '.luneta/look', `${name}-${as}-${width}x${height}.png`);
}

async function look(args: readonly string[]): Promise<void> {
  const options = readOptions(args);
  const server = await serverFor(options.app);
  try {
    const page = readStartPage(await fetch(server.api).then((answer) => answer.text()));
    const account = options.as === undefined ? undefined : accountFor(page, options.as, options.app);
    const file = fileOf(options);
    const at = { api: server.api, app: originOf(page, options.app) };
    const { path, complaints } = await takePicture(at, account, options, file);
    if (path !== options.path) console.log(`${options.path} led to ${path}`);
    for (const complaint of complaints) console.log(`the page complains: ${complaint}`);
    console.log(file);
  } finally {
    await server.stop();
  }
}

const args = process.argv.slice(2).filter((argument) => argument !== '--');
if (args.length === 0 || args.includes('--help')) {
  console.log(USAGE);
} else {
  try {
    await look(args);
  } catch (error) {
    if (!(error instanceof LookError)) throw error;
    console.error(`look: ${error.message}`);
    process.exitCode = 1;
  }
}

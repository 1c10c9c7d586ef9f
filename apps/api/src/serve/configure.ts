/**
 * A built app made ready for a web server that only sends files: the configuration inside its page, compressed again, and
 * beside it what the server would answer by itself. It returns the policy that such a host must send with the page.
 */
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { compress, pageReader, withConfig } from './page.ts';
import { policyOf, policyText, withSums, type Foreign } from './policy.ts';

export type Configuration = {
  /** Folder of the built app. It stays as it is. */
  readonly dist: string;
  /** Folder that the web server sends. Files of an earlier build stay: pages that are open still ask for them. */
  readonly target: string;
  /** As `/config.json` of the server has it. */
  readonly config: object;
  /** JSON documents by the path at which they are served. */
  readonly texts: ReadonlyMap<string, object>;
  readonly foreign: Foreign;
  readonly https: boolean;
  /** Whether browsers keep a copy of the app. */
  readonly copia: boolean;
};

/** Writes `text`, and its compressed twins: an old one beside it would be sent instead. */
function writeCompressed(file: string, text: string): void {
  writeFileSync(file, text);
  writeFileSync(`${file}.br`, compress(text, 'br'));
  writeFileSync(`${file}.gz`, compress(text, 'gzip'));
}

/** @throws when the app is not built */
export function configureApp(options: Configuration): { readonly policy: string } {
  const { dist, target, config, texts, foreign, https, copia } = options;
  const page = pageReader(dist)();
  if (page === null || !existsSync(join(dist, 'sw.js')))
    throw new Error(`${dist} não tem um aplicativo montado. Execute "pnpm exec turbo run build" antes.`);
  const html = withConfig(page.html, config);
  cpSync(dist, target, { recursive: true });
  if (!copia) writeCompressed(join(target, 'sw.js'), readFileSync(join(dist, 'sw-off.js'), 'utf8'));
  writeCompressed(join(target, 'index.html'), html);
  for (const [path, content] of [...texts, ['/config.json', config] as const]) {
    const file = join(target, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(content));
  }
  return { policy: withSums(policyText(policyOf(https, foreign)), page.sums) };
}

/** Writes `.br` and `.gz` beside every text file, so that the server sends them as they are and spends no processor on it. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

import type { Plugin } from 'vite';

const TEXT_FILES = ['.js', '.css', '.html', '.svg'];
/** Smaller files are not compressed: the overhead is larger than the saving. */
const WORTH_COMPRESSING_BYTES = 1024;

export function compressed(): Plugin {
  return {
    name: 'luneta-compressed',
    apply: 'build',
    writeBundle({ dir }) {
      if (dir === undefined) return;
      for (const entry of readdirSync(dir, { recursive: true, withFileTypes: true })) {
        const file = join(entry.parentPath, entry.name);
        if (!entry.isFile() || !TEXT_FILES.includes(extname(file))) continue;
        const content = readFileSync(file);
        if (content.length < WORTH_COMPRESSING_BYTES) continue;
        writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
        writeFileSync(`${file}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
      }
    },
  };
}

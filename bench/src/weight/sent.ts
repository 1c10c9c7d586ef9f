/** Bytes of a built text file as it is sent: those of the twin that the build wrote beside it, else compressed in the same way. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const sentAs =
  (twin: string, compress: (content: Buffer) => Buffer) =>
  (path: string): number =>
    existsSync(path + twin) ? statSync(path + twin).size : compress(readFileSync(path)).length;

export const gzipBytes = sentAs('.gz', (content) => gzipSync(content, { level: 9 }));
export const brotliBytes = sentAs('.br', (content) => brotliCompressSync(content));

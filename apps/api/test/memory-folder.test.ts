import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { memoryFolder } from './memory-folder.ts';

it('is the folder in memory when it has room', () => {
  expect(memoryFolder(import.meta.dirname, 1)).toBe(import.meta.dirname);
});

it('is the folder for temporary files when the other has no room, or is missing', () => {
  expect(memoryFolder(import.meta.dirname, Number.MAX_SAFE_INTEGER)).toBe(tmpdir());
  expect(memoryFolder(join(import.meta.dirname, 'missing'), 1)).toBe(tmpdir());
});

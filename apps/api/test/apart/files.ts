/** Which test files must not share loaded modules with others: the files that replace a module. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const PACKAGE = join(import.meta.dirname, '../..');
export const TESTS = ['src/**/*.test.ts', 'test/**/*.test.ts'];

/** Settings that both test runners of the package share. */
export const API = {
  root: PACKAGE,
  include: TESTS,
  setupFiles: ['test/setup.ts'],
  globalSetup: ['test/global-setup.ts'],
  // Limits against hanging only: a slow machine fails no test.
  testTimeout: 300_000,
  hookTimeout: 300_000,
  // Most of what a call makes is garbage at once. With more space for it, a file takes a tenth less of the processor.
  execArgv: ['--max-semi-space-size=64'],
};

/** @returns paths relative to the package */
export function apart(folder = PACKAGE): readonly string[] {
  return globSync(TESTS, { cwd: folder }).filter((file) =>
    /\bvi\.(do)?[mM]ock\(/.test(readFileSync(join(folder, file), 'utf8')),
  );
}

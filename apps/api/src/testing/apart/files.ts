/** Which test files may not share loaded modules with others: those that put something in a module's place. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOM = join(import.meta.dirname, '../../..');

/** What both runners of the room have in common. */
export const API = {
  root: ROOM,
  include: ['src/**/*.test.ts'],
  setupFiles: ['src/testing/setup.ts'],
  globalSetup: ['src/testing/global-setup.ts'],
  testTimeout: 20_000,
  hookTimeout: 60_000,
};

/** @returns paths from the room */
export function apart(room = ROOM): readonly string[] {
  return globSync('src/**/*.test.ts', { cwd: room }).filter((file) =>
    /\bvi\.(do)?[mM]ock\(/.test(readFileSync(join(room, file), 'utf8')),
  );
}

import { defineConfig } from 'vitest/config';

// Rules keep no state, so the test files share loaded modules. One process per file took four times as long.
export default defineConfig({
  test: { name: 'domain', environment: 'node', isolate: false, include: ['src/**/*.test.ts'] },
});

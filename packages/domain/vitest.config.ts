import { defineConfig } from 'vitest/config';

// Rules keep nothing between two calls, so their files share the loaded modules: a process for each took four times as long.
export default defineConfig({
  test: { name: 'domain', environment: 'node', isolate: false, include: ['src/**/*.test.ts'] },
});

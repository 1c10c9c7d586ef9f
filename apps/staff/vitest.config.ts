import { defineConfig } from 'vitest/config';

// What needs no browser; `packages/app-shell/src/testing/vitest.config.ts` runs the screens.
export default defineConfig({ test: { name: 'staff', isolate: false, include: ['src/**/*.test.ts'] } });

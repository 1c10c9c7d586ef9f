import { defineConfig } from 'vitest/config';

// Everything but React runs in Node; `src/react/vitest.config.ts` runs the rest in a browser.
export default defineConfig({ test: { name: 'exam', include: ['src/**/*.test.ts'] } });

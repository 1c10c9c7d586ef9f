import { defineConfig } from 'vitest/config';

// Everything but React runs in Node; the project `apps-browser` runs the rest in a browser.
export default defineConfig({ test: { name: 'exam', isolate: false, include: ['src/**/*.test.ts'] } });

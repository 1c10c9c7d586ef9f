import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { name: 'auth', isolate: false, include: ['src/**/*.test.ts'] } });

import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { name: 'app-shell', include: ['{src,worker,build}/**/*.test.ts'] } });

import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { name: 'app-shell', isolate: false, include: ['{src,worker,build}/**/*.test.ts'] },
});

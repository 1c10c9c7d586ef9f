import { existsSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

// The Chromium of the system when there is one, otherwise the one Playwright installed.
const executablePath = [process.env['CHROMIUM_PATH'], '/usr/bin/chromium'].find(
  (path) => path !== undefined && existsSync(path),
);

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  // Found late they would make the browser reload in the middle of a run.
  optimizeDeps: { include: ['react', 'react/jsx-dev-runtime', 'react-dom/client', 'vitest-browser-react'] },
  test: {
    name: 'exam-browser',
    include: ['**/*.test.tsx'],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: { ...(executablePath ? { executablePath } : {}), args } }),
      instances: [{ browser: 'chromium' }],
    },
  },
});

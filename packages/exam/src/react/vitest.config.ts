import { chromiumLaunchOptions } from '@luneta/testing/chromium';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

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
      provider: playwright({ launchOptions: chromiumLaunchOptions() }),
      instances: [{ browser: 'chromium' }],
    },
  },
});

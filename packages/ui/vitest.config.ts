import { defineConfig } from 'vitest/config';

import { APART, uiConfig } from './test/browser.ts';

// Files share one page: loading the design system again for each of 170 files took longer than the tests themselves.
export default defineConfig(
  uiConfig({ name: 'ui-browser', isolate: false, include: ['{src,storybook}/**/*.test.{ts,tsx}'], exclude: APART }),
);

/** What both Vitest projects of the design system share, and which test files need a page of their own. */
import { resolve } from 'node:path';

import { chromiumLaunchOptions } from '@luneta/testing/chromium';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import type { ViteUserConfig } from 'vitest/config';

/**
 * A content security policy stays with a page until it is left, and refuses the styles of the files that follow. A module
 * that a test puts in place of another is not used where a file before has loaded the real one.
 */
const APART = ['src/**/{content-security,trusted-types,confetti}.test.tsx'];

const PHONE = { browser: 'chromium', viewport: { width: 360, height: 800 } } as const;
const ROOT = resolve(import.meta.dirname, '..');

/** One Vite server compiles for both projects; each takes its own files. */
export const uiConfig: ViteUserConfig = {
  root: ROOT,
  plugins: [react(), vanillaExtractPlugin()],
  // Found late they would make the browser reload in the middle of a run.
  optimizeDeps: {
    include: [
      '@base-ui/react/combobox',
      '@base-ui/react/tooltip',
      '@storybook/react-vite',
      '@tiptap/core',
      '@tiptap/extension-image',
      '@tiptap/extension-table',
      '@tiptap/pm/model',
      '@tiptap/pm/state',
      '@tiptap/pm/transform',
      '@tiptap/react',
      '@tiptap/starter-kit',
      '@vanilla-extract/recipes/createRuntimeFn',
      'axe-core',
      'canvas-confetti',
      'd3-shape',
      'dompurify',
      'lucide-react',
      'react-dom/client',
      'react-live',
      'storybook/preview-api',
      'storybook/test',
      'storybook/theming/create',
      'vitest-browser-react',
    ],
  },
  test: {
    name: 'ui-browser',
    provide: { prove: process.env['LUNETA_PROVE'] === '1' },
    // Limits against hanging only, far above what an honest wait takes on a busy machine. Speed is measured in `bench`.
    testTimeout: 120_000,
    // What passes then is printed as flaky by `npm test`.
    retry: 1,
    expect: { poll: { timeout: 60_000 } },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        actionTimeout: 60_000,
        launchOptions: chromiumLaunchOptions(),
      }),
      instances: [
        // Files share one page: loading the design system again for each of 170 files took longer than the tests themselves.
        {
          ...PHONE,
          name: 'ui-browser',
          isolate: false,
          setupFiles: [resolve(ROOT, 'test/setup.ts')],
          include: ['{src,storybook}/**/*.test.{ts,tsx}'],
          exclude: APART,
        },
        // Each of these files has a page of its own.
        {
          ...PHONE,
          name: 'ui-browser-apart',
          isolate: true,
          setupFiles: [resolve(ROOT, 'test/apart/setup.ts')],
          include: APART,
        },
      ],
    },
  },
};

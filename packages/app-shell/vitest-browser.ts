/**
 * The Vitest project of an app's screens: the real Chromium, and the plugins of production (React compiler included),
 * so that what passes here is what is built. Every name must contain "browser": the root runs these projects apart.
 */
import { chromiumLaunchOptions } from '@luneta/testing/chromium';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type ViteUserConfig } from 'vitest/config';

import { appConfig } from './vite.ts';

/** Phone of the design's floor; a test of a wide layout asks for its own size. */
const PHONE = { width: 360, height: 800 };

/** Found late, a dependency would make the browser reload in the middle of a run. `a > b` is found from `a`. */
const EARLY = [
  'react',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react/compiler-runtime',
  'react-dom',
  'react-dom/client',
  'react-router',
  'react-router/dom',
  '@tanstack/react-query',
  '@storybook/react-vite',
  'storybook/test',
  'vitest-browser-react',
];
const EARLY_OF_ROOMS = [
  '@luneta/ui > dompurify',
  '@luneta/ui > canvas-confetti',
  '@luneta/ui > lucide-react',
  '@luneta/ui > @vanilla-extract/recipes/createRuntimeFn',
  '@luneta/api-client > openapi-fetch',
];

export type BrowserProject = {
  /** Must contain "browser". */
  name: string;
  /** Root of the room. */
  root: string;
  /** Where `axe-core` and what else the shell brings is found: the shell's own project leaves it out. */
  early?: readonly string[];
};

/** Configuration of the `.test.tsx` files of a room. */
export function browserProject({ name, root, early = [] }: BrowserProject): ViteUserConfig {
  const { plugins = [] } = appConfig({ port: 0 });
  return defineConfig({
    root,
    plugins,
    optimizeDeps: { include: [...EARLY, ...EARLY_OF_ROOMS, ...early] },
    test: {
      name,
      include: ['src/**/*.test.tsx'],
      // The machines that run this share few cores; a screen that is right comes much sooner.
      expect: { poll: { timeout: 4_000 } },
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({
          actionTimeout: 3_000,
          launchOptions: chromiumLaunchOptions(),
        }),
        instances: [{ browser: 'chromium', viewport: PHONE }],
      },
    },
  });
}

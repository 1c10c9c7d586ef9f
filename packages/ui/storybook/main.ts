// Storybook over the design system, the shell and the apps. It lives here because its tools are
// dependencies of this package; `.storybook/` at the root only points to it.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { nameWithWords } from './sought-name.ts';

const require = createRequire(import.meta.url);
const here = dirname(require.resolve('../package.json'));
const packageFolder = (name: string) => dirname(require.resolve(join(name, 'package.json')));

export const config: StorybookConfig = {
  stories: [
    '../packages/ui/storybook/*/*.stories.tsx',
    '../packages/ui/src/**/*.stories.tsx',
    '../packages/app-shell/src/**/*.stories.tsx',
    '../packages/exam-room/src/**/*.stories.tsx',
    '../apps/*/src/**/*.stories.tsx',
  ],
  addons: [packageFolder('@storybook/addon-docs'), packageFolder('@storybook/addon-a11y')],
  framework: packageFolder('@storybook/react-vite'),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false, menuOnboardingChecklist: false },
  // Reads props with Babel: the other reader needs the compiler API that TypeScript 7 has not.
  typescript: { reactDocgen: 'react-docgen' },
  // A page of documentation for each component; screens of the apps have props of no interest. The search of the sidebar
  // reads names only, so the words of the guide stand behind the name of `Default`, and the sidebar does not show them.
  experimental_indexers: (indexers = []) =>
    indexers.map((indexer) => ({
      ...indexer,
      createIndex: async (file, options) => {
        const entries = await indexer.createIndex(file, options);
        if (!file.includes('/packages/ui/src/')) return entries;
        const source = readFileSync(file, 'utf8');
        return entries.map((entry) => ({
          ...entry,
          ...(entry.exportName === 'Default' && { name: nameWithWords('Default', source) }),
          tags: [...(entry.tags ?? []), 'autodocs'],
        }));
      },
    })),
  // Its root is where Vite looks for Storybook's own modules: they are dependencies of this package alone.
  viteFinal: (vite) => ({ ...vite, root: here, plugins: [...(vite.plugins ?? []), vanillaExtractPlugin()] }),
};

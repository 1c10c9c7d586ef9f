// Storybook over the design system, the shell and the apps. It lives here because its tools are
// dependencies of this package; `.storybook/` at the root only points to it.
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';

const require = createRequire(import.meta.url);
const packageFolder = (name: string) => dirname(require.resolve(join(name, 'package.json')));

export const config: StorybookConfig = {
  stories: [
    '../packages/ui/src/**/*.stories.tsx',
    '../packages/app-shell/src/**/*.stories.tsx',
    '../apps/*/src/**/*.stories.tsx',
  ],
  addons: [packageFolder('@storybook/addon-docs'), packageFolder('@storybook/addon-a11y')],
  framework: packageFolder('@storybook/react-vite'),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: false },
  // Storybook's own modules are resolved from Vite's root: they are dependencies of this package, not of the house.
  viteFinal: (vite) => ({ ...vite, root: dirname(import.meta.dirname), plugins: [...(vite.plugins ?? []), vanillaExtractPlugin()] }),
};

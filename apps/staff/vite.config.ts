import { appConfig } from '@luneta/app-shell/vite';
import { defineConfig } from 'vite';

import { look } from './src/shared/look.ts';

export default defineConfig(
  appConfig({ app: 'staff', look, port: 4003, screens: new URL('./src/screens.ts', import.meta.url) }),
);

import { appConfig } from '@luneta/app-shell/vite';
import { defineConfig } from 'vite';

import { look } from './src/shared/look.ts';

export default defineConfig(
  appConfig({ app: 'student-v1', look, port: 4001, screens: new URL('./src/screens.ts', import.meta.url) }),
);

import { appConfig } from '@luneta/app-shell/vite';
import { defineConfig } from 'vite';

import { early } from './src/early.ts';

export default defineConfig(appConfig({ port: 4001, early }));

import { appConfig } from '@luneta/app-shell/vite';
import { defineConfig } from 'vite';

import { early } from './src/early.ts';
import { look } from './src/shared/look.ts';

export default defineConfig(appConfig({ app: 'student-v2', look, port: 4002, early }));

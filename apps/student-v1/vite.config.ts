import { appConfig } from '@luneta/app-shell/vite';
import { defineConfig } from 'vite';

import { early } from './src/early.ts';
import { look } from './src/shared/look.ts';

export default defineConfig(appConfig({ app: 'student-v1', look, port: 4001, early }));

import { appConfig } from '@luneta/app-shell/vite';
import { defineConfig } from 'vite';

import { early } from './src/early.ts';
import { look } from './src/look.ts';

export default defineConfig(
  appConfig({ app: 'student-v1', look, port: 4001, early, frames: { frame: 'src/routes/frame.tsx', rows: 'src/frames.ts' } }),
);

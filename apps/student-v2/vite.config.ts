import { appConfig } from '@luneta/app-shell/vite';
import { defineConfig } from 'vite';

import { early } from './src/early.ts';
import { look } from './src/look.ts';

export default defineConfig(
  appConfig({ app: 'student-v2', look, port: 4002, early, frames: { frame: 'src/routes/frame.tsx', rows: 'src/frames.ts' } }),
);

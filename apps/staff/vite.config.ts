import { appConfig } from '@luneta/app-shell/vite';
import { defineConfig } from 'vite';

import { look } from './src/look.ts';

export default defineConfig(
  appConfig({ app: 'staff', look, port: 4003, frames: { frame: 'src/routes/frame.tsx', rows: 'src/frames.ts' } }),
);

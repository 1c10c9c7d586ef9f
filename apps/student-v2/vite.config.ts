import { appConfig } from '@luneta/app-shell/vite';
import { defineConfig } from 'vite';

export default defineConfig(appConfig({ port: 4002 }));

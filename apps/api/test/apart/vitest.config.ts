import { defineConfig } from 'vitest/config';

import { API, apart } from './files.ts';

export default defineConfig({ test: { ...API, name: 'api-apart', include: [...apart()], provide: { apart: true } } });

import { defineConfig } from 'vitest/config';

import { uiConfig } from './test/browser.ts';

export default defineConfig(uiConfig);

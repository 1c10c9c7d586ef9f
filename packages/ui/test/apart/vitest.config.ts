import { defineConfig } from 'vitest/config';

import { APART, uiConfig } from '../browser.ts';

// Each of these files has a page of its own.
export default defineConfig(uiConfig({ name: 'ui-browser-apart', isolate: true, include: APART, exclude: [] }));

import { resolve } from 'node:path';

import { browserProject } from '../../vitest-browser.ts';

export default browserProject({
  name: 'app-shell-browser',
  root: resolve(import.meta.dirname, '../..'),
  early: ['axe-core'],
});

import { resolve } from 'node:path';
import { browserProject } from '@luneta/app-shell/vitest';

export default browserProject({
  name: 'student-v1-browser',
  root: resolve(import.meta.dirname, '../..'),
  early: ['@luneta/app-shell > axe-core'],
});

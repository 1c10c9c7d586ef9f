import { defineProject } from 'vitest/config';

export default defineProject({ test: { name: 'openapi', isolate: false, include: ['scripts/**/*.test.ts'] } });

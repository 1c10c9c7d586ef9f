import { defineProject } from 'vitest/config';

export default defineProject({ test: { name: 'codegen', isolate: false, include: ['src/**/*.test.ts'] } });

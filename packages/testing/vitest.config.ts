import { defineProject } from 'vitest/config';

export default defineProject({ test: { name: 'testing', isolate: false, include: ['src/**/*.test.ts'] } });

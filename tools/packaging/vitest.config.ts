import { defineProject } from 'vitest/config';

export default defineProject({ test: { name: 'packaging', include: ['src/**/*.test.ts'] } });

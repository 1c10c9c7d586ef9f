import { defineConfig } from 'vitest/config';

/** Every runner of the house in one: `vitest run --project <room>` runs one of them. */
export default defineConfig({
  test: {
    projects: [
      { test: { name: 'house', include: ['scripts/**/*.test.ts'] } },
      '{openapi,tools,packages,apps,bench,e2e}/**/vitest.config.ts',
    ],
  },
});

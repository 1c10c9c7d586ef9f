import { defineConfig } from 'vitest/config';

/** All test projects of the repository. `vitest run --project <name>` runs one of them. */
export default defineConfig({
  test: {
    projects: [
      { test: { name: 'boundaries', include: ['scripts/**/*.test.ts'] } },
      '{openapi,tools,packages,apps,bench,e2e}/**/vitest.config.ts',
    ],
  },
});

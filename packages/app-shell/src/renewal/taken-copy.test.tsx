import { expect, it } from 'vitest';

import { appCopy } from '../../worker/app-copy.ts';

it('a copy that was taken away does not come back through a page that is still open', async () => {
  const copy = appCopy({ id: 'taken', files: [], families: [] });
  const later: Promise<unknown>[] = [];
  const here = (path: string) => new Request(new URL(path, location.origin));
  await copy.page(here('/'), (work) => later.push(work));
  await copy.file(new Request(import.meta.url), (work) => later.push(work));
  await copy.config(here('/config.json'));
  await Promise.all(later);
  expect(await caches.keys()).not.toContain('luneta-app-taken');
});

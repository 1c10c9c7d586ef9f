/** Opens an address of this app in a test: everything of `renderRoute`, and no answer left over from the test before. */
import type { TestApp, TestAppOptions } from '@luneta/app-shell/testing';
import { renderRoute } from '@luneta/app-shell/testing/render';
import { beforeEach } from 'vitest';

import { routes } from '../routes.tsx';

export { axeViolations, expectReported, strict } from '@luneta/app-shell/testing/render';

beforeEach(emptyOutbox);

export const open = (path: string, options: Partial<Omit<TestAppOptions, 'path'>> = {}): Promise<TestApp> =>
  renderRoute({ app: 'student-v2', routes, path, ...options });

/** The outbox is the browser's own database, which outlives a test. */
async function emptyOutbox(): Promise<void> {
  const made = await indexedDB.databases();
  if (!made.some(({ name }) => name === 'luneta-prova')) return;
  const db = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('luneta-prova');
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(new Error('IndexedDB refused')));
  });
  await new Promise<void>((resolve) => {
    const work = db.transaction('pendentes', 'readwrite');
    work.objectStore('pendentes').clear();
    work.addEventListener('complete', () => resolve());
  });
  db.close();
}

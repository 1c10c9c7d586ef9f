/**
 * Test files of a browser project share one page: to load every module again for each file takes longer than the tests. Modules
 * are then evaluated once, so a hook registered while a module loads holds for the first file only. Hooks belong in the
 * project's setup file, which runs again before each file; this function is what all setup files have in common.
 */
import { afterEach, beforeAll, beforeEach, onTestFinished, vi } from 'vitest';
import { page, server, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';

import { axeIsDone } from './axe.ts';

const address = location.href;
const { title } = document;
const { clearTimeout, Date, fetch, setInterval, setTimeout } = globalThis;
const own = { clearTimeout, Date, fetch, setInterval, setTimeout };

/** Whether the tests of the file that runs set the size themselves. */
let sizeIsTheirs = false;

/**
 * For a file that shows many things at one size: each of its tests says its size, because to change it twice takes longer than to
 * show something. Only the first test finds the size of the project.
 */
export function keepSize(): void {
  sizeIsTheirs = true;
}

/**
 * Gives every test the page as the first one met it: nothing stored, `size` in CSS pixels, no address, style or title of
 * another test and no held lock. What only a test can undo (fake timers, elements, a policy) fails the test that leaves it.
 */
export function sharedPage(size: { readonly width: number; readonly height: number }): void {
  const fit = async () => {
    if (innerWidth !== size.width || innerHeight !== size.height) await page.viewport(size.width, size.height);
  };
  sizeIsTheirs = false;
  if (server.config.browser.headless) leaveUndrawn();
  beforeAll(async () => {
    await fit();
    // Whether a focused element shows its ring depends on the last input device, and that outlives a file: a click in one
    // file switched the rings of the next one off. A key that does nothing switches them on.
    await userEvent.keyboard('{Shift}');
  });
  beforeEach(async () => {
    localStorage.clear();
    sessionStorage.clear();
    await emptyDatabases();
    if (location.href !== address) history.replaceState(null, '', address);
    document.title = title;
    document.documentElement.removeAttribute('style');
    scrollTo(0, 0);
    if (!sizeIsTheirs) await fit();
    // Runs last, after what the test itself undoes when it finishes.
    onTestFinished(() => {
      const left = leftovers();
      if (left.length > 0) throw new Error(`the test leaves to the next one:\n${left.join('\n')}`);
    });
  });
  // Before the console is judged, so that a mistake while leaving counts.
  afterEach(async () => {
    await axeIsDone();
    await cleanup();
    await writesHaveEnded();
    vi.restoreAllMocks();
  });
}

/** Far above what a write takes on a busy machine. */
const HANGS_MS = 20_000;

/**
 * What waited to be sent is written under a lock of the page. A test that ends meanwhile would leave the lock, and what is written behind it, to
 * the next one.
 * @throws with the names of the locks that stay held
 */
async function writesHaveEnded(): Promise<void> {
  const last = Date.now() + HANGS_MS;
  for (;;) {
    const { held = [] } = await navigator.locks.query();
    if (held.length === 0) return;
    if (Date.now() > last) throw new Error(`the test leaves locks: ${held.map(({ name }) => name).join(', ')}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

/**
 * Nobody looks at a page without a window. What is wholly transparent is laid out and takes clicks like anything else, and no
 * pixel of it is drawn, which saves time of the processor. Tests run in a frame, so their own styles stay as they are.
 */
function leaveUndrawn(): void {
  const { document: outside } = window.parent;
  if (outside === document || outside.getElementById(UNDRAWN) !== null) return;
  const style = outside.createElement('style');
  style.id = UNDRAWN;
  style.textContent = 'iframe { opacity: 0 !important }';
  outside.head.append(style);
}

const UNDRAWN = 'luneta-undrawn';

/** Names what a test left behind, and removes it where that is possible. */
function leftovers(): string[] {
  const left: string[] = [];
  if (vi.isFakeTimers()) {
    left.push('fake timers');
    vi.useRealTimers();
  }
  left.push(
    ...Object.entries(own).flatMap(([name, value]) =>
      Reflect.get(globalThis, name) === value ? [] : [`another ${name}`],
    ),
  );
  Object.assign(globalThis, own);
  if (document.body.childElementCount > 0) {
    left.push(...[...document.body.children].map((element) => element.outerHTML.slice(0, 160)));
    document.body.replaceChildren();
  }
  for (const policy of document.querySelectorAll('meta[http-equiv]')) {
    left.push('a policy, which stays with the page even without its element: the file needs a page of its own');
    policy.remove();
  }
  return left;
}

/** IndexedDB outlives a test. */
async function emptyDatabases(): Promise<void> {
  const made = await indexedDB.databases();
  await Promise.all(made.flatMap(({ name }) => (name === undefined ? [] : [emptyDatabase(name)])));
}

async function emptyDatabase(name: string): Promise<void> {
  const db = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(name);
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(new Error(`IndexedDB refused to open ${name}`)));
  });
  const stores = [...db.objectStoreNames];
  if (stores.length > 0) {
    await new Promise<void>((resolve) => {
      const work = db.transaction(stores, 'readwrite');
      for (const store of stores) work.objectStore(store).clear();
      work.addEventListener('complete', () => resolve());
    });
  }
  db.close();
}

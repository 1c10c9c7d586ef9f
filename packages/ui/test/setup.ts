// A test that makes React or the browser complain is a failing test. Files share one page, which is loaded once: this file
// runs again before each of them, and gives it the page as it was.
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';

const complaints: string[] = [];
/** A warning about the story runner's own switch, not about a component. Seen once, on a loaded machine. */
const OF_THE_RUNNER = 'The current testing environment is not configured to support act(...)';

const PHONE = { width: 360, height: 800 };

beforeAll(async () => {
  await cleanup();
  document.body.replaceChildren();
  document.documentElement.removeAttribute('style');
  localStorage.clear();
  sessionStorage.clear();
  if (innerWidth !== PHONE.width || innerHeight !== PHONE.height) await page.viewport(PHONE.width, PHONE.height);
});

beforeEach(async ({ task }) => {
  await cleanup();
  const playsStories = task.file.name.endsWith('stories.test.tsx');
  vi.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => {
    const complaint = parts.map(String).join(' ');
    if (!(playsStories && complaint === OF_THE_RUNNER)) complaints.push(complaint);
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  const heard = complaints.splice(0);
  if (heard.length > 0) throw new Error(`console.error was called:\n${heard.join('\n')}`);
});

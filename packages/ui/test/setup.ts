// A test that makes React or the browser complain is a failing test.
import { afterEach, beforeEach, vi } from 'vitest';

const complaints: string[] = [];
/** A warning about the story runner's own switch, not about a component. Seen once, on a loaded machine. */
const OF_THE_RUNNER = 'The current testing environment is not configured to support act(...)';

beforeEach(({ task }) => {
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

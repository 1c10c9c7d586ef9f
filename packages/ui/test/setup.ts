// A test that makes React or the browser complain is a failing test.
import { afterEach, beforeEach, vi } from 'vitest';

const complaints: string[] = [];
/** Of the runner's switch, never of a component: Storybook sets it back while React still finishes a chunk that came late. */
const OF_THE_RUNNER = 'The current testing environment is not configured to support act(...)';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => {
    const complaint = parts.map(String).join(' ');
    if (complaint !== OF_THE_RUNNER) complaints.push(complaint);
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  const heard = complaints.splice(0);
  if (heard.length > 0) throw new Error(`console.error was called:\n${heard.join('\n')}`);
});

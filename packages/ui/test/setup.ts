// A test that makes React or the browser complain is a failing test.
import { afterEach, beforeEach, vi } from 'vitest';

const complaints: string[] = [];

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => {
    complaints.push(parts.map(String).join(' '));
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  const heard = complaints.splice(0);
  if (heard.length > 0) throw new Error(`console.error was called:\n${heard.join('\n')}`);
});

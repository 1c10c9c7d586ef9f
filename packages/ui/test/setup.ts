// A test that makes React or the browser complain is a failing test.
import { afterEach, beforeEach, expect, vi } from 'vitest';

beforeEach(() => {
  vi.spyOn(console, 'error');
});

afterEach(() => {
  const complaints = vi.mocked(console.error).mock.calls.map((call) => call.map(String).join(' '));
  vi.restoreAllMocks();
  expect(complaints, 'console.error was called').toEqual([]);
});

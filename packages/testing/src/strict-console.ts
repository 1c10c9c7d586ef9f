/** Makes console.error fail the test, because React, the router and the browser report mistakes there. */
import { afterEach, beforeEach, vi } from 'vitest';

export type StrictConsole = {
  /** Declares an error that this test causes on purpose. The test fails when it is not logged. */
  expectError: (part: string) => void;
};

/** Call it once at the top of a test file or in a setup file. */
export function strictConsole(): StrictConsole {
  let complaints: string[] = [];
  let expected: string[] = [];
  let restore = (): void => undefined;

  beforeEach(() => {
    complaints = [];
    expected = [];
    const spy = vi.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => {
      complaints.push(parts.map(describe).join(' '));
    });
    restore = () => spy.mockRestore();
  });

  afterEach(() => {
    restore();
    const surprises = complaints.filter((complaint) => !expected.some((part) => complaint.includes(part)));
    if (surprises.length > 0) throw new Error(`console.error was called:\n${surprises.join('\n')}`);
    const missing = expected.filter((part) => !complaints.some((complaint) => complaint.includes(part)));
    if (missing.length > 0) throw new Error(`console.error was expected to say:\n${missing.join('\n')}`);
  });

  return { expectError: (part) => expected.push(part) };
}

function describe(part: unknown): string {
  return part instanceof Error ? part.message : String(part);
}

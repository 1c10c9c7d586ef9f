/**
 * Makes console.error fail the test, because React, the router and the browser report mistakes there. What was heard belongs to
 * the page, not to a file: files that share a page share this module too.
 */
import { afterEach, beforeEach, vi } from 'vitest';

const complaints: string[] = [];
const expected: string[] = [];

/** Declares an error that this test causes on purpose. The test fails when it is not logged. */
export function expectError(part: string): void {
  expected.push(part);
}

/**
 * Call it once for each file: at its top, or in a setup file, which runs again before every file.
 *
 * @param ignore complaints that are no mistake of the code under test
 */
export function strictConsole(ignore: (complaint: string) => boolean = () => false): void {
  beforeEach(() => {
    complaints.length = 0;
    expected.length = 0;
    vi.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => {
      const complaint = parts.map(describe).join(' ');
      if (!ignore(complaint)) complaints.push(complaint);
    });
  });

  afterEach(() => {
    const { error } = console;
    if (vi.isMockFunction(error)) error.mockRestore();
    const surprises = complaints.filter((complaint) => !expected.some((part) => complaint.includes(part)));
    if (surprises.length > 0) throw new Error(`console.error was called: ${surprises.join('\n')}`);
    const missing = expected.filter((part) => !complaints.some((complaint) => complaint.includes(part)));
    if (missing.length > 0) throw new Error(`console.error was expected to say: ${missing.join('\n')}`);
  });
}

function describe(part: unknown): string {
  return part instanceof Error ? part.message : String(part);
}

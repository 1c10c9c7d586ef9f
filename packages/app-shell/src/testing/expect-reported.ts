import { expectError } from '@luneta/testing/strict-console';
import { onTestFinished } from 'vitest';

/** The shell reports a failed screen to the window while developing; a test that provokes one says so. */
export function expectReported(part: string): void {
  expectError(part);
  const listen = (event: ErrorEvent) => {
    if (event.message.includes(part)) event.preventDefault();
  };
  window.addEventListener('error', listen);
  onTestFinished(() => window.removeEventListener('error', listen));
}

/** The contract for tests, read from its files once per test file. */
import { bundle } from './bundle.ts';
import type { JsonRecord } from './source.ts';

let read: JsonRecord | undefined;

/** A copy of the whole contract, to be changed at will. */
export function wholeContract(): JsonRecord {
  read ??= bundle();
  return structuredClone(read);
}

/** How many bytes the body of a call may have. The contract limits each text in characters; these limit the whole body. */
import type { Operation } from './contract.ts';

/** Forms and answers. */
export const BODY_LIMIT_BYTES = 256 * 1024;

/** A course of the length its contract allows, in letters of two bytes, twice: clients also send the `params` copy. */
const LARGE_BODY_LIMIT_BYTES = 4 * 1024 * 1024;

/** Bytes that the body of an operation may have; more is answered with 413. */
export function bodyLimitOf({ largeBody, uploadBytes }: Pick<Operation, 'largeBody' | 'uploadBytes'>): number {
  return uploadBytes ?? (largeBody ? LARGE_BODY_LIMIT_BYTES : BODY_LIMIT_BYTES);
}

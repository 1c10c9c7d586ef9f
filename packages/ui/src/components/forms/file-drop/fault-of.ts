import { sizeOf } from './size-of.ts';

/** What is said of a file that is not taken. */
interface FaultWords {
  /** It holds nothing. */
  readonly fileEmpty: string;
  /** It is larger than the limit. */
  readonly fileTooLarge: (size: string, limit: string) => string;
}

/** Why a file of this size is not taken; undefined when it is. */
export function faultOf(size: number, maxBytes: number | undefined, words: FaultWords): string | undefined {
  if (size === 0) return words.fileEmpty;
  return maxBytes !== undefined && size > maxBytes ? words.fileTooLarge(sizeOf(size), sizeOf(maxBytes)) : undefined;
}

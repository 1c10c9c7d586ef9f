import { ApiError, FALLBACK_MESSAGE } from '@luneta/api-client';

/** What to show of a failed mutation: the server's sentence, or the documented fallback (S1 §8). */
export const errorMessage = (error: unknown): string => (error instanceof ApiError ? error.message : FALLBACK_MESSAGE);

import { ApiError } from '@luneta/api-client';
import { errorMessage } from '@luneta/app-shell';

import { copy } from './copy.ts';

/** What failed, in words: a student out of reach reads like one that does not exist (decision 27). */
export const sentenceOf = (error: unknown): string =>
  error instanceof ApiError && error.status === 404 ? copy.notFound : errorMessage(error);

/** Every periodic job of the server. A module adds its own with one line. */
import type { Job } from './job.ts';

export const jobs: readonly Job[] = [];

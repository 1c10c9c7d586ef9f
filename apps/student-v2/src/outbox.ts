import { browserOutbox } from '@luneta/exam/react';

/** Where choices wait for the server: one per page, shared by the exam and by what sends the rest later. */
export const outbox = browserOutbox();

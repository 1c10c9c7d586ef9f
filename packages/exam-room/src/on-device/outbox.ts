import { browserOutbox } from '@luneta/exam/react';

/** The outbox of unsent answers. One per page, shared by the exam and by the code that sends kept answers later. */
export const outbox = browserOutbox();

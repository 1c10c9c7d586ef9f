/** The calls of this subject. */
import type { Handlers } from '../../http/call.ts';
import { handlers as staff } from './staff/handlers.ts';
import { handlers as hoje } from './staff/hoje/handlers.ts';

export const handlers = { ...staff, ...hoje } satisfies Handlers;

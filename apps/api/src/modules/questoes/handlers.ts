/** The calls of this subject. */
import type { Handlers } from '../../http/call.ts';
import { handlers as banco } from './banco/handlers.ts';
import { handlers as midias } from './midias/handlers.ts';
import { handlers as staff } from './staff/handlers.ts';

export const handlers = { ...banco, ...midias, ...staff } satisfies Handlers;

/** The calls of this subject. */
import type { Handlers } from '../../http/call.ts';
import { handlers as avaliacoes } from './aluno/avaliacoes/handlers.ts';
import { handlers as central } from './aluno/central/handlers.ts';
import { handlers as tests } from './aluno/tests/handlers.ts';
import { handlers as staff } from './staff/handlers.ts';

export const handlers = { ...avaliacoes, ...central, ...tests, ...staff } satisfies Handlers;

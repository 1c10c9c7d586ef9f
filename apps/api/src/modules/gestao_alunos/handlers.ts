/** Tag `gestao_alunos`: one student as staff see it, extra time in exams, the name shown to others, and a blocked sign-in. */
import { handlers as acomodacao } from './acomodacao-handlers.ts';
import { bloqueioHandlers } from './bloqueio-handlers.ts';
import { detalheHandlers } from './detalhe-handlers.ts';
import { nomeHandlers } from './nome-handlers.ts';

export const handlers = { ...detalheHandlers, ...acomodacao, ...nomeHandlers, ...bloqueioHandlers };

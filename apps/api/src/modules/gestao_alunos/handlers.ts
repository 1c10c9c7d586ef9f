/** Tag `gestao_alunos`: one student as staff see it, extra time in exams, and the name shown to others. */
import { handlers as acomodacao } from './acomodacao-handlers.ts';
import { detalheHandlers } from './detalhe-handlers.ts';
import { nomeHandlers } from './nome-handlers.ts';

export const handlers = { ...detalheHandlers, ...acomodacao, ...nomeHandlers };

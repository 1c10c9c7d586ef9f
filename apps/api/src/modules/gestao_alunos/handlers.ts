/** Tag `gestao_alunos`: staff calls about one student: extra time in exams, and the name shown to others. */
import { handlers as acomodacao } from './acomodacao-handlers.ts';
import { nomeHandlers } from './nome-handlers.ts';

export const handlers = { ...acomodacao, ...nomeHandlers };

/** Tag `avaliacao_adaptadas`: a student's roadmaps and action plans of version 1, and the exercises of their phases. */
import { handlers as exercicio } from './exercicio/handlers.ts';
import { handlers as lista } from './lista/handlers.ts';

export const handlers = { ...exercicio, ...lista };

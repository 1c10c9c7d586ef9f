/** Tag `gestao_alunos`: the name of a student shown to others, and a blocked sign-in. */
import { bloqueioHandlers } from './bloqueio-handlers.ts';
import { nomeHandlers } from './nome-handlers.ts';

export const handlers = { ...nomeHandlers, ...bloqueioHandlers };

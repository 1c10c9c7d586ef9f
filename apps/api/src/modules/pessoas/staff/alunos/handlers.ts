/** Tag `gestao_alunos`: what the school has entered, the name shown to others, and a blocked sign-in. */
import { bloqueioHandlers } from './bloqueio-handlers.ts';
import { cadastroHandlers } from './cadastro-handlers.ts';
import { nomeHandlers } from './nome-handlers.ts';

export const handlers = { ...nomeHandlers, ...bloqueioHandlers, ...cadastroHandlers };

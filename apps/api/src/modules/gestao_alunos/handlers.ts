/** Staff calls about one student: more time in every exam, and the name to be used. */
import { handlers as acomodacao } from './acomodacao-handlers.ts';
import { nomeHandlers } from './nome-handlers.ts';

export const handlers = { ...acomodacao, ...nomeHandlers };

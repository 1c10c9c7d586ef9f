/** Staff calls about what a person marks: essays and text answers. */
import { handlers as redacoes } from './redacao/handlers.ts';
import { handlers as subjetivas } from './subjetiva/handlers.ts';

export const handlers = { ...redacoes, ...subjetivas };

/** Tag `gestao_redacoes`: staff calls for texts that people mark, which are essays and text answers. */
import { handlers as redacoes } from './redacao/handlers.ts';
import { handlers as subjetivas } from './subjetiva/handlers.ts';

export const handlers = { ...redacoes, ...subjetivas };

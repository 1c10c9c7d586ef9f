export { handlers } from './handlers.ts';
export { settleRedacoes } from './redacao/acerto.ts';

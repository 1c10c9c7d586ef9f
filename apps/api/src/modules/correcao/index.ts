/** Marking of essays and text answers, and what waits for staff. This is what other subjects and the layers above may use. */
export { motivoZeroOf } from './staff/redacao/presenter.ts';
export { NOMES_DAS_COMPETENCIAS } from './staff/redacao/rubrica.ts';
export { handlers } from './handlers.ts';
export { settleRedacoes } from './staff/redacao/acerto.ts';

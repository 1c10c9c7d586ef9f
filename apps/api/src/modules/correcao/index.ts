/** Marking of essays and text answers, and what waits for staff. This is what other subjects and the layers above may use. */
export { loadCorrecoes } from './carga.ts';
export { handlers } from './handlers.ts';
export { marcas } from './marcas-store.ts';
export { pontosEmPapel } from './papel-store.ts';
export { settleRedacoes } from './staff/redacao/acerto.ts';
export { motivoZeroOf } from './staff/redacao/presenter.ts';

export { countParaCorrigir } from './contagem.ts';
export { handlers } from './handlers.ts';
export { settleRedacoes } from './redacao/acerto.ts';
export { motivoZeroOf } from './redacao/presenter.ts';
export { NOMES_DAS_COMPETENCIAS } from './redacao/rubrica.ts';

export { handlers } from './handlers.ts';
export { ITENS_DA_LINGUA, ITENS_DA_PROVA, ITENS_JOINS } from './itens-sql.ts';
export { isLiberado, isListed, wasPresent } from './policy.ts';
export { redacaoNota } from './presenter.ts';
export { type Redacoes, redacoesOf } from './redacao.ts';
export { findResultado, findResultados, type ResultadoRow } from './store.ts';

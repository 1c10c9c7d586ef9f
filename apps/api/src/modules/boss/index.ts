export { settle } from './fim.ts';
export { handlers } from './handlers.ts';
export { findLiberaveis } from './liberaveis.ts';
export { asOf, isRunning, secondsLeft, statusOf } from './policy.ts';
export type { Tentativa } from './tentativa-sql.ts';
export { findTentativas } from './tentativa-store.ts';

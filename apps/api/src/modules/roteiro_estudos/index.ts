export { buildHandlers } from './handlers.ts';
export { progressoOf } from './presenter.ts';
export { findTrilhasEncerradas, type TrilhaRow } from './trilha-store.ts';
export { requireTrilha } from './trilha.ts';

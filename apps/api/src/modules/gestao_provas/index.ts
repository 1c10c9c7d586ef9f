export { escolaOf, TAUGHT } from './alcance.ts';
export { handlers } from './handlers.ts';
export { type AttemptRow, lockPrazos, savePrazos, toRunning } from './prazo-store.ts';

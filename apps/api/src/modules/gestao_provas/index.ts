export { contextOf, type Ctx, escolaOf, TAUGHT } from './alcance.ts';
export { pageOf, readIdCursor } from './cursor.ts';
export { handlers } from './handlers.ts';
export { type AttemptRow, lockPrazos, savePrazos, toRunning } from './prazo-store.ts';

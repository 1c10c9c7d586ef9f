export { escolaOf, TAUGHT } from './alcance.ts';
export { previewAplicacao, type Previa } from './aplicacao/service.ts';
export { handlers } from './handlers.ts';
export { type AttemptRow, lockPrazos, savePrazos, toRunning } from './prazo-store.ts';

export { escolaOf, TAUGHT } from './alcance.ts';
export { previewAplicacao, type Previa } from './aplicacao/service.ts';
export { SEM_LINHA, SEM_PONTOS } from './grade/sem-pontos.ts';
export { handlers } from './handlers.ts';
export { type AttemptRow, lockPrazos, savePrazos, toRunning } from './prazo-store.ts';

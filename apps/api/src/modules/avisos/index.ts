export { handlers } from './handlers.ts';
export { presentAviso } from './presenter.ts';
export { AVISO_MESSAGES, avisoProblem } from './regras.ts';
export { addAviso, listAll, listNewest, removeAviso, saveAviso, seedAvisos } from './store.ts';

export { handlers } from './handlers.ts';
export { findMaterias, type MateriaRow } from './materias-store.ts';
export { acessarOnline, finalizadaEm, realizadoOnline, situacao } from './policy.ts';
export { CHOSEN_LANGUAGE, PROVA_SELECT, type ProvaRow, type TipoAplicacao } from './prova-store.ts';
export { respostasLoad } from './resposta/batch-store.ts';
export { secondsLeft, tempoTotal } from './tempo.ts';

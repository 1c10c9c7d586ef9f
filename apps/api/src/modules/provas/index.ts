/** Exams: windows, release, the room (start, save, deliver), paper, and requests to compute again. This is what other subjects and the layers above may use. */
export type { TipoAplicacao } from './aluno/central/prova-store.ts';
export { respostasLoad } from './aluno/central/resposta/batch-store.ts';
export { askRecalculo, pedidosDeRecalculo, settleRecalculo } from './recalculo-store.ts';
export {
  EXAM_MOVED,
  findStaleReleases,
  LIBERACAO,
  lockReleases,
  movedExams,
  refreshReleases,
} from './release-store.ts';
export { type Dia, escolaOf, requireAvaliacao, requireDia, TAUGHT } from './staff/alcance.ts';
export { type Previa, previewAplicacao } from './staff/aplicacao/service.ts';
export { gestaoProvaErrors } from './staff/errors.ts';
export { type Fim, findFim } from './staff/fim-store.ts';
export { PENDENTES } from './staff/fora-do-prazo/sql.ts';
export { SEM_LINHA, SEM_PONTOS } from './staff/grade/sem-pontos.ts';
export { findDesfaziveis } from './staff/prorrogacao/desfazer.ts';
export type { Dada } from './staff/prorrogacao/pedido-store.ts';
export { HAS_TEXT } from './texto-sql.ts';
export { changeLiberacao } from './conferencia-store.ts';
export { handlers } from './handlers.ts';

/** Exams: windows, release, the room (start, save, deliver), paper, and requests to compute again. This is what other subjects and the layers above may use. */
export { type Aplicacao, APLICACOES } from './abertura/exam-ajustes.ts';
export { findZone, FORMATOS, isOver, readMoment, windowInWords } from './abertura/exam-janela.ts';
export { ExamOpenError, type ExamOpenOptions, findExamAndClass, openExam } from './abertura/exam-open.ts';
export type { AlvoRoteiros, Corretor, Marcas, Pontos, Roteiros } from './above.ts';
export type { TipoAplicacao } from './aluno/central/prova-store.ts';
export { respostasLoad } from './aluno/central/resposta/batch-store.ts';
export { asSeen, SEMENTE } from './aluno/central/ordem.ts';
export { type CadernoLugar, findCaderno, lugarKey, saveCaderno } from './caderno-store.ts';
export {
  findDadas,
  loadAvaliacao,
  loadAvaliacaoDias,
  loadAvaliacaoItens,
  loadJanelas,
  loadRedacoesEscritas,
  loadRespostas,
  loadTentativas,
  loadTurmaAvaliacao,
} from './carga.ts';
export { changeLiberacao } from './conferencia-store.ts';
export { buildHandlers } from './handlers.ts';
export {
  findAvaliacao,
  findItens,
  createAvaliacao,
  createItem,
  type ItemEstado,
  type ItemRow,
  setItemEstado,
  setAvaliacao,
  setItem,
} from './importada-store.ts';
export { releaseAfterMatriculas } from './matricula-store.ts';
export { janelasAhead } from './mudanca-fuso-store.ts';
export { askRecalculo, pedidosDeRecalculo, settleRecalculo } from './recalculo-store.ts';
export { RECALCULO_DA_PROVA } from './recalculo-work.ts';
export { clearNotaFinal, setNotaFinal, setNotas } from './redacao-nota-store.ts';
export { findStaleReleases, LIBERACAO } from './release-measure.ts';
export { lockReleases, moveReleases, type Moves, repairReleasesOfEscola } from './release-store.ts';
export { exchangeSegundas, SEM_ESCOLHA } from './segunda-store.ts';
export { type Dia, escolaOf, requireAvaliacao, requireDia, TAUGHT } from './staff/alcance.ts';
export { type Previa, previewAplicacao } from './staff/aplicacao/service.ts';
export { gestaoProvaErrors } from './staff/errors.ts';
export { type Fim, findFim } from './staff/fim-store.ts';
export { PENDENTES } from './staff/fora-do-prazo/sql.ts';
export { SEM_LINHA, SEM_PONTOS } from './staff/grade/sem-pontos.ts';
export type { CadernoImportado, LugarImportado } from './staff/rascunho/importado.ts';
export {
  createRascunhoImportado,
  deleteRascunhoImportado,
  findCadernoImportado,
  saveCadernoImportado,
} from './staff/rascunho/importado-store.ts';
export type { Documento } from './staff/rascunho/documento.ts';
export { estadoDoItem } from './staff/rascunho/importado.ts';
export { requireEdit as requireRascunhoEdit } from './staff/rascunho/policy.ts';
export { assertOpen as assertRascunhoOpen } from './staff/rascunho/service.ts';
export { findRascunho, lockRascunho } from './staff/rascunho/store.ts';
export { findDesfaziveis } from './staff/prorrogacao/desfazer.ts';
export type { Dada } from './staff/prorrogacao/pedido-store.ts';
export { HAS_TEXT } from './texto-sql.ts';
export { closeOverdueTentativas, countOverdueTentativas } from './vencidas-store.ts';

/** Questions: sealed keys, the one function that opens them, the presenter of a question, and media. This is what other subjects and the layers above may use. */
export {
  findObjetos,
  loadAreas,
  loadMaterias,
  loadObjetosCriar,
  loadPropostas,
  loadQuestoes,
  loadTextos,
} from './carga.ts';
export { heightOf, isShowable, type Kind, kindOf, sizeOf, unsupportedName } from '../../http/formato-imagem.ts';
export { type Conferida, type Esperada, findConferidas } from './conferida.ts';
export { handlers } from './handlers.ts';
export {
  findQuestoes,
  createMidia,
  createQuestao,
  listMidias,
  type Midia,
  type QuestaoImportada,
  type QuestaoParametros,
  setParametros,
  setQuestao,
} from './importada-store.ts';
export {
  type Efeito,
  judgeQuestaoImportada,
  type OpcoesDeImportacao,
  type QuestaoDeArquivo,
  saveQuestaoImportada,
} from './importada.ts';
export { ensureObjeto, undoQuestoesImportadas } from './importada-partes-store.ts';
export { createMidiaOnce } from './midias/store.ts';
export { type Leitor as LeitorDaQuestao, readChaves } from './staff/questao/leitura.ts';
export { ITEM_BLOQUEADO } from './item-bloqueado.ts';
export {
  type Liberacoes,
  practiceOf,
  practiceOfAluno,
  practiceOfFatos,
  practiceOfLiberacoes,
  type Pratica,
  PRATICA,
  type PraticaDoAluno,
  type PraticaFatos,
} from './keys.ts';
export { createArea, createMateria, findAreas, findMaterias } from './materias-store.ts';
export type { OrigemTri } from './origem-tri.ts';
export { presentEnunciado, presentQuestao, presentTexto } from './presenter.ts';
export { NOMES_DAS_COMPETENCIAS, rubrica } from './rubrica/rubrica.ts';
export {
  ENUNCIADO_COLUMNS,
  type EnunciadoRow,
  type Passagem,
  PASSAGEM_COLUMN,
  QUESTAO_COLUMNS,
  type QuestaoRow,
  sealQuestao,
} from './questao.ts';
export { findQuestoesDoRascunho, type QuestaoDoRascunho } from './rascunho.ts';
export { findPropostasDoRascunho, type PropostaDoRascunho } from './propostas.ts';
export { createNovaChave } from './nova-chave-store.ts';
export { findExam, findExams, findExamsOfQuestoes, RELEASES_OF, toExam } from './release.ts';
export {
  type ExamKeys,
  judge,
  keysOfExams,
  openForScoring,
  type QuizEstado,
  type Revealed,
  revealInPractice,
  revealInQuiz,
  revealToAuthor,
  revealToStaff,
} from './reveal.ts';
export { seal, type Sealed, type Unsealed } from './seal.ts';
export { type Awaited, findAwaited, findAwaitedInSchool, findWaiting } from './sharing-store.ts';
export type { AlternativaEscrita } from './staff/questao/campos.ts';
export { RAIZ } from './staff/questao/store.ts';
export { fillTextoHash } from './texto-hash-store.ts';

/** The school: settings, notices, survey, audit, maintenance, and the reach of a staff profile. This is what other subjects and the layers above may use. */
export {
  type Alcance,
  type AlunoAlcancado,
  escolaInReach,
  escolasInReach,
  findInReach,
  reachOf,
  type StaffCtx,
  staffCtxOf,
  turmaInReach,
} from './alcance.ts';
export { AVISO_MESSAGES, avisoProblem } from './aluno/avisos/regras.ts';
export { createAviso, listAll, deleteAviso, seedAvisos } from './aluno/avisos/store.ts';
export { type Act, chainHead, type Head, recordAct, recordActs, verifyChain } from './auditoria.ts';
export { loadAnosLetivos, loadCiclos, loadSedes, loadSeries, loadTurmas } from './carga.ts';
export { ensureCiclo } from './ciclo-store.ts';
export { type Configuracao, findConfiguracao, readConfiguracao } from './configuracao.ts';
export { defaultEscola, requireEscola } from './escola-escolhida.ts';
export {
  createEscola,
  findAllEscolas,
  findEscolasByNome,
  hasRealSchool,
  hasSchool,
  holdsDemo,
  lockEscolas,
} from './escolas-store.ts';
export { buildHandlers } from './handlers.ts';
export { type EscolaEmManutencao, findManutencao } from './manutencao.ts';
export { accountName, recordOperatorAct } from './operador.ts';
export { deleteOldPedidos, pedidoStore } from './pedido-store.ts';
export { requireDireito } from './policy.ts';
export { isBlocked, maintenanceSince, setBlocked, setMaintenance, unblockEscola } from './servico.ts';
export { isKnownZone } from './staff/escolas/store.ts';
export { findSituacao as findAnoSituacao } from './staff/estrutura/ano-store.ts';
export { presentTurma } from './staff/estrutura/presenter.ts';
export { findTurma, type TurmaRow } from './staff/estrutura/turma-store.ts';
export { countEmProva } from './staff/estrutura/turma-write-store.ts';
export {
  assertAnoAberto,
  assertMatriculaAberta,
  assertProvaAberta,
  assertTurmaAberta,
  ensureTurmas,
  type Lugar,
  setTurmaArquivada,
  type TurmaGarantida,
  writeTurma,
} from './staff/estrutura/turmas.ts';
export { depoisDe, type JanelaRow, type JanelasAhead, MAX_JANELAS, type Mudanca } from './staff/escolas/fuso.ts';
export {
  advanceTrabalho,
  type Andamento,
  beginTrabalho,
  type Chave,
  endTrabalho,
  findTrabalho,
  forgetTrabalhos,
  type Trabalho,
} from './trabalho-store.ts';
export { deleteEmptyTurmas } from './turmas-do-arquivo.ts';
export { recordViewWrite } from './view-write.ts';

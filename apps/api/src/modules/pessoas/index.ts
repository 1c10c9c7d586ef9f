/** People: sign-in, recovery, account, two-step, sessions, staff, and the privacy of personal data. This is what other subjects and the layers above may use. */
export { deleteExpiredAccess } from './acesso-vencido-store.ts';
export { setAcomodacao, setTempoExtra, type TempoExtra } from './acomodacao-store.ts';
export { AdminCreateError, createAdmin, DEFAULT_ZONE, HOURS } from './admin.ts';
export { loadLogins, loadPessoas, loadProfessores, loadSupervisor, type NewPessoa } from './carga.ts';
export { createRespostas, type RespostaNova } from './conta/perguntas-store.ts';
export { hashResposta } from './conta/resposta-secreta.ts';
export { blockEscola } from './escola-bloqueada.ts';
export { buildHandlers } from './handlers.ts';
export { drawCodigo } from './instalacao/codigo.ts';
export { openHub } from './login/hub.ts';
export { LINE_TIMES } from './login/limite-endereco.ts';
export { filaDeSenhas, hashSenha } from './login/senha.ts';
export { CONTA_KEY, lockOf } from './login/throttle.ts';
export { findRecusas, createPessoas, type PessoaCriada, type PessoaNova } from './cadastro/pessoas-novas.ts';
export { type PessoaMudada, updatePessoas } from './cadastro/pessoas-mudadas.ts';
export { cadastroErrors, namingField } from './cadastro/errors.ts';
export { matriculaErrors } from './matriculas/errors.ts';
export { requireTurmaAberta, type TurmaAberta } from './matriculas/turma-store.ts';
export { findDonos } from './cadastro/nomes-store.ts';
export { PessoasRecusadas, type Recusa } from './cadastro/recusas.ts';
export { deletePessoas, findRetratos, type Retrato, restoreRetratos } from './cadastro/retratos.ts';
export { setPessoasAtivas } from './cadastro/situacao.ts';
export {
  createMatriculas,
  type Lugar,
  type Mudanca,
  type NewMatricula,
  type OnMatriculas,
} from './matriculas/matricula.ts';
export {
  type Consequencias,
  endMatriculas,
  moveMatriculas,
  reativarMatriculas,
  type Remanejamento,
  type Saida,
} from './matriculas/mudancas.ts';
export { comeBack, findMatriculaTurma } from './matriculas/volta.ts';
export { eraseExpired } from './privacidade/retencao.ts';
export { countOverdueMessages } from './recuperacao/email-store.ts';
export { sendDue } from './recuperacao/envio.ts';
export { createMailer } from './recuperacao/mailer.ts';
export { sessaoStore, sessoesLoad } from './sessoes/sessao-store.ts';
export { type ProcessSessaoCache, openSessaoCache } from './sessoes/sessao-cache.ts';
export { type AlunoSituacao, ONE_SCHOOL, situacaoSql, ultimoAcessoSql } from './situacao-aluno.ts';
export { findTurmaPorCodigo } from './staff/turmas/codigo-store.ts';
export { makeFichas } from './staff/turmas/fichas.ts';
export { equipeErrors } from './staff/equipe/errors.ts';
export { type Escrita, type Escrito, saveMembros } from './staff/equipe/membro/save.ts';
export type { MembroEscrito, Recusa as RecusaDeMembro } from './staff/equipe/membro/regras.ts';
export { setMetaSemana } from './meta-store.ts';

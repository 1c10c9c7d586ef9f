/** People: sign-in, recovery, account, two-step, sessions, staff, and the privacy of personal data. This is what other subjects and the layers above may use. */
export { insertRespostas, type RespostaNova } from './conta/perguntas-store.ts';
export { hashResposta } from './conta/resposta-secreta.ts';
export { openHub } from './login/hub.ts';
export { filaDeSenhas, hashSenha } from './login/senha.ts';
export { CONTA_KEY, lockOf } from './login/throttle.ts';
export { eraseExpired } from './privacidade/retencao.ts';
export { sendDue } from './recuperacao/envio.ts';
export { createMailer } from './recuperacao/mailer.ts';
export { sessaoStore, sessoesLoad } from './sessoes/sessao-store.ts';
export { type Keeper, keepSessoes } from './sessoes/sessoes-kept.ts';
export { type AlunoSituacao, ONE_SCHOOL, situacaoSql, ultimoAcessoSql } from './situacao-aluno.ts';
export { buildHandlers } from './handlers.ts';

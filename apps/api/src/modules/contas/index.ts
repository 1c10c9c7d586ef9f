export { findCredencial, lockCredencial, setSenha } from './credencial-store.ts';
export { senhaError } from './errors.ts';
export { buildHandlers } from './handlers.ts';
export { insertRespostas, type RespostaNova } from './perguntas-store.ts';
export { resetSenhas } from './redefinicao-turma.ts';
export { hashResposta, verifyResposta } from './resposta-secreta.ts';
export { escolhaError } from './senha-nova.ts';
export { drawSenha, RECUPERADA_VALE_SEGUNDOS, REDEFINIDA_VALE_SEGUNDOS } from './senha-sorteada.ts';

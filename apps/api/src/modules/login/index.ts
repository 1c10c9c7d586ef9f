export { buildHandlers } from './handlers.ts';
export { openHub } from './hub.ts';
export { type Janela, takeAll, takeOne, whatIsLeft } from './janela.ts';
export { NEAREST_LOGIN } from './nearest.ts';
export { autorizacao } from './presenter.ts';
export { filaDeSenhas, hashSenha, verifySenha } from './senha.ts';
export { checkTry, CONTA_KEY, counterOf, forgetCodigos, forgetPessoas, lockOf, senhaCounterOf } from './throttle.ts';

export { buildHandlers } from './handlers.ts';
export { openHub } from './hub.ts';
export { type LimiteEndereco } from './endereco.ts';
export { type Janela, takenOf, takeOne, takeOrRefuse, whatIsLeft } from './janela.ts';
export { checkOfAddress } from './limite-endereco.ts';
export { NEAREST_LOGIN } from './nearest.ts';
export { autorizacao } from './presenter.ts';
export { filaDeSenhas, hashSenha, verifySenha } from './senha.ts';
export { checkTry, CONTA_KEY, counterOf, forgetCodigos, forgetPessoas, lockOf, senhaCounterOf } from './throttle.ts';

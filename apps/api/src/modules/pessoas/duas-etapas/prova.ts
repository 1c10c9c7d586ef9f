/** Proofs that the person at the keyboard owns the account: the password, and a code. Each has its counter of tries. */
import { tenant } from '../../../database/tenant.ts';
import type { Caller } from '../../../http/ctx.ts';
import { errors } from '../../../http/errors.ts';
import { type Cofre, findDuasEtapas, takeSecondStep } from './segundo-passo/index.ts';
import { checkTry, senhaCounterOf } from '../login/throttle.ts';
import { verifySenha } from '../login/senha.ts';
import { duasEtapasErrors } from './errors.ts';
import { findConta, type Conta } from './store.ts';

const counterOf = ({ sessao }: Caller) =>
  senhaCounterOf({ escola_id: sessao.pessoa_escola_id, pessoa_id: sessao.pessoa_id });

/** @returns the account of the caller. @throws 422 `senha_atual_incorreta`; 429 after wrong ones */
export async function proveSenha(call: Caller, senha: string): Promise<Conta> {
  const { db, sessao, agora } = call;
  const conta = await findConta(tenant(db, sessao.pessoa_escola_id), sessao.pessoa_id);
  if (!conta) throw errors.signedOut();
  const right = await checkTry(db, 'senha', counterOf(call), agora, () => verifySenha(conta.senha_hash, senha.trim()));
  if (!right) throw duasEtapasErrors.wrongSenha();
  return conta;
}

/** Counts one try of a code. @throws 422 `codigo_incorreto`; 429 after wrong ones */
export async function proveCode(call: Caller, check: () => Promise<boolean>): Promise<void> {
  const right = await checkTry(call.db, 'codigo', counterOf(call), call.agora, check);
  if (!right) throw duasEtapasErrors.wrongCode();
}

/** The password first, then a code, which is used up. @throws 409 when there is no two-step sign-in */
export async function proveBoth(cofre: Cofre, call: Caller, given: { senha: string; codigo: string }): Promise<void> {
  const { db, sessao, agora } = call;
  const escola = tenant(db, sessao.pessoa_escola_id);
  const stored = await findDuasEtapas(escola, sessao.pessoa_id);
  if (!stored?.confirmada_em) throw duasEtapasErrors.off();
  await proveSenha(call, given.senha);
  const who = { escola, pessoa_id: sessao.pessoa_id, agora };
  await proveCode(call, async () => (await takeSecondStep(cofre, who, given.codigo)) !== null);
}

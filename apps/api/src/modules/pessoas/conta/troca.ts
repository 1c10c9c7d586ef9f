/** Changes the own password: checks it, sets it, ends every other session and replaces the caller's session. */
import { randomUUID } from 'node:crypto';

import { senhaDigitada } from '@luneta/domain/senha-digitada';

import { transaction } from '../../../database/db.ts';
import { tenant } from '../../../database/tenant.ts';
import type { Caller } from '../../../http/ctx.ts';
import { errors } from '../../../http/errors.ts';
import type { Services } from '../../../http/services.ts';
import { checkTry, senhaCounterOf } from '../login/throttle.ts';
import { hashSenha, verifySenha } from '../login/senha.ts';
import { type Credencial, findCredencial, lockCredencial, rotateSessao, setSenha } from './credencial-store.ts';
import { contaErrors, senhaError } from './errors.ts';
import { escolhaError } from './senha-nova.ts';

export type Troca = {
  readonly atual?: string | undefined;
  readonly nova?: string | undefined;
  /** Only the older form sends this. */
  readonly confirmacao?: string | undefined;
};

const typed = (senha: string, { senha_expira_em }: Pick<Credencial, 'senha_expira_em'>): string =>
  senhaDigitada(senha, senha_expira_em !== null);

/** Reads the password as the sign-in does. @throws 422 `senha_atual_incorreta`; 429 after wrong ones */
export async function assertSenha(
  { db, sessao, agora }: Caller,
  pessoa: Credencial,
  atual: string,
  campo: 'atual' | 'senha_atual',
): Promise<void> {
  const counter = senhaCounterOf({ escola_id: sessao.pessoa_escola_id, pessoa_id: sessao.pessoa_id });
  const check = () => verifySenha(pessoa.senha_hash, typed(atual, pessoa));
  // A stolen session must not find out the password.
  if (!(await checkTry(db, 'senha', counter, agora, check))) throw contaErrors.wrongSenha(campo);
}

function assertFilled({ atual, nova, confirmacao }: Troca, perfil: string): { atual: string; nova: string } {
  if (!atual || !nova) throw senhaError('obrigatorio', perfil, ...(atual ? [] : ['atual']), ...(nova ? [] : ['nova']));
  if (confirmacao !== undefined && confirmacao !== nova)
    throw senhaError('confirmacao_diferente', perfil, 'confirmacao');
  return { atual, nova };
}

/**
 * Changes the password of the signed-in person. A one-time password is accepted as the current one, even after it has
 * expired for sign-in: the person is signed in already.
 * @returns the token of the session that stays open
 * @throws 422 with the rule that refuses; 429 after wrong current passwords
 */
export async function changeOwn(
  { signToken, acesso }: Pick<Services, 'signToken' | 'acesso'>,
  context: Caller,
  troca: Troca,
): Promise<string> {
  const { db, sessao, agora } = context;
  const escola = tenant(db, sessao.pessoa_escola_id);
  const pessoa = await findCredencial(escola, sessao.pessoa_id);
  if (!pessoa) throw errors.signedOut();
  const { perfil } = pessoa;
  const { atual, nova } = assertFilled(troca, perfil);
  await assertSenha(context, pessoa, atual, 'atual');
  const same = nova === typed(atual, pessoa);
  if (same && !pessoa.senha_inicial) throw senhaError('igual_a_atual', perfil, 'nova');
  const refusal = escolhaError(pessoa, { nova, isInitial: same, senhaPadrao: acesso.senhaPadrao });
  if (refusal) throw senhaError(refusal, perfil, 'nova');

  const senha_hash = await hashSenha(nova);
  const sid = randomUUID();
  const next = await transaction(db, async (tx) => {
    const own = tenant(tx, escola.escola_id);
    await lockCredencial(own, sessao.pessoa_id);
    const opened = await rotateSessao(own, sessao.id, sid, agora);
    if (!opened) throw errors.signedOut();
    const done = await setSenha(own, { ...pessoa, senha_hash, antes: pessoa.senha_hash, manter: sid, agora });
    // The password was changed between check and write, so the typed one is no longer the current one.
    if (!done) throw contaErrors.wrongSenha('atual');
    return opened;
  });
  const metadata = { email: pessoa.email, escola_id: escola.escola_id };
  const { turma_aluno_id, expira_em } = next;
  const { perfil_real } = sessao;
  return signToken({ sid, perfil: sessao.perfil, perfil_real, turma_aluno_id, metadata }, agora, expira_em);
}

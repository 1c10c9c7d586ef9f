/** Recovery by message: the wish for one, and the new password set with its code. */
import { transaction } from '../../database/db.ts';
import { tenant } from '../../database/tenant.ts';
import type { Visitor } from '../../http/ctx.ts';
import type { Acesso } from '../../http/services.ts';
import { recordAct } from '../../school/auditoria.ts';
import { escolhaError, findCredencial, lockCredencial, senhaError, setSenha } from '../contas/index.ts';
import { counterOf, hashSenha, takeAll, verifySenha } from '../login/index.ts';
import { escolaOf, hashCodigo } from './codigo.ts';
import { askMessage, ownerOfCodigo, useCodigo } from './email-store.ts';
import { recuperacaoErrors } from './errors.ts';
import { deploymentOf, MENSAGENS, MENSAGENS_ENDERECO, recoversByEmail } from './policy.ts';
import type { Conta } from './store.ts';

/** Statements for nobody carry these ids: no row has them. */
const NOBODY = { escola_id: 0, pessoa_id: 0, perfil: 'aluno', versao: 2 } as const;

/**
 * Writes down that a message is wanted; for nobody it does and costs the same and writes nothing. One hash is computed
 * for both, whose own spread in time hides what is left of the difference.
 * @throws 429 when the account or the address has asked for too many
 */
export async function askLink(
  { origins }: Pick<Acesso, 'origins'>,
  { db, ip, agora }: Visitor,
  conta: Conta | null,
  login: string,
): Promise<void> {
  const { escola_id, pessoa_id, ...person } = recoversByEmail(conta) ? conta : NOBODY;
  await transaction(db, async (tx) => {
    const budgets = [
      [MENSAGENS, counterOf(conta, login)],
      [MENSAGENS_ENDERECO, ip],
    ] as const;
    await takeAll(tx, budgets, agora);
    await askMessage(tenant(tx, escola_id), pessoa_id, origins[deploymentOf(person)], agora);
  });
  // After the budgets: nobody makes the server compute more of these than messages.
  await verifySenha(null, login);
}

/**
 * Sets the password that was chosen with a code. The code is only used up when the password is taken.
 * @throws 404 for a code that is unknown, used or too old; 422 with the rule that refuses the password
 */
export async function redeemLink(
  { senhaPadrao }: Pick<Acesso, 'senhaPadrao'>,
  { db, agora }: Visitor,
  codigo: string,
  nova: string,
): Promise<void> {
  const escola_id = escolaOf(codigo);
  if (escola_id === null) throw recuperacaoErrors.codeNotFound();
  const escola = tenant(db, escola_id);
  const codigo_hash = hashCodigo(codigo);
  const pessoa_id = await ownerOfCodigo(escola, codigo_hash, agora);
  const pessoa = pessoa_id === null ? null : await findCredencial(escola, pessoa_id);
  if (!pessoa) throw recuperacaoErrors.codeNotFound();
  if (nova === '') throw senhaError('obrigatorio', pessoa.perfil);
  const isInitial = pessoa.senha_inicial && (await verifySenha(pessoa.senha_hash, nova));
  const refusal = escolhaError(pessoa, { nova, isInitial, senhaPadrao });
  if (refusal) throw senhaError(refusal, pessoa.perfil);
  const senha_hash = await hashSenha(nova);
  await escola.transaction(async (tx) => {
    // Before the code: setting a password uses up the person's other codes too.
    await lockCredencial(tx, pessoa.pessoa_id);
    if (!(await useCodigo(tx, codigo_hash, agora))) throw recuperacaoErrors.codeNotFound();
    await setSenha(tx, { pessoa_id: pessoa.pessoa_id, senha_hash, agora });
    const act = {
      acao: 'senha_recuperada',
      sessao: null,
      pessoa_id: pessoa.pessoa_id,
      detalhe: { via: 'email' },
      agora,
    };
    await recordAct(tx, act);
  });
}

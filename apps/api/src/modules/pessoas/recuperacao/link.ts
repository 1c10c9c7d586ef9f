/** Recovery by e-mail: requests a message, and sets the new password with its code. */
import { transaction } from '../../../database/db.ts';
import { tenant } from '../../../database/tenant.ts';
import type { Visitor } from '../../../http/ctx.ts';
import type { Acesso } from '../../../http/services.ts';
import { recordAct } from '../../escola/index.ts';
import { escolhaError } from '../conta/senha-nova.ts';
import { findCredencial, lockCredencial, setSenha } from '../conta/credencial-store.ts';
import { senhaError } from '../conta/errors.ts';
import { checkOfAddress } from '../login/limite-endereco.ts';
import { counterOf } from '../login/throttle.ts';
import { hashSenha, verifySenha } from '../login/senha.ts';
import { takenOf, takeOrRefuse } from '../login/janela.ts';
import { escolaOf, hashCodigo } from './codigo.ts';
import { askMessage, ownerOfCodigo, useCodigo } from './email-store.ts';
import { recuperacaoErrors } from './errors.ts';
import { deploymentOf, MENSAGENS, MENSAGENS_ENDERECO, recoversByEmail } from './policy.ts';
import type { Conta } from './store.ts';

/** Statements for a person who does not exist use these ids, which no row has. */
const NOBODY = { escola_id: 0, pessoa_id: 0, perfil: 'aluno', versao: 2 } as const;

/**
 * Stores the request for a message. For a name without an account it runs the same statements and writes nothing. Both
 * compute one hash, whose varying time hides the remaining difference; in the line of the address the time of the answer does.
 * Every message counts for the address. The first of an account within its hour does not hold up others.
 * @throws 429 when the account has requested too many; 503 when the line of the address is too long
 */
export async function askLink(
  { origins }: Pick<Acesso, 'origins'>,
  visitor: Visitor,
  conta: Conta | null,
  login: string,
): Promise<void> {
  const { db, agora } = visitor;
  const { escola_id, pessoa_id, ...person } = recoversByEmail(conta) ? conta : NOBODY;
  const counter = counterOf(conta, login);
  await checkOfAddress(MENSAGENS_ENDERECO, visitor, {
    conta: counter,
    falhas: () => takenOf(db, MENSAGENS, counter, agora),
    check: async (inLine) => {
      const messages = await transaction(db, async (tx) => {
        const taken = await takeOrRefuse(tx, MENSAGENS, counter, agora);
        await askMessage(tenant(tx, escola_id), pessoa_id, origins[deploymentOf(person)], agora);
        return taken;
      });
      // After the budget, so that nobody can make the server compute more hashes than messages.
      if (!inLine) await verifySenha(null, login);
      return { right: false, guess: messages > 1 };
    },
  });
}

/**
 * Sets the password chosen with a code. The code is used up only when the password is accepted.
 * @throws 404 when the code is unknown, used or expired; 422 with the rule that refuses the password
 */
export async function redeemLink(
  { senhaPadrao }: Pick<Acesso, 'senhaPadrao'>,
  { db, agora }: Pick<Visitor, 'db' | 'agora'>,
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
  if (nova === '') throw senhaError('obrigatorio', pessoa.perfil, 'nova');
  const isInitial = pessoa.senha_inicial && (await verifySenha(pessoa.senha_hash, nova));
  const refusal = escolhaError(pessoa, { nova, isInitial, senhaPadrao });
  if (refusal) throw senhaError(refusal, pessoa.perfil, 'nova');
  const senha_hash = await hashSenha(nova);
  await escola.transaction(async (tx) => {
    // The code is used first, because setting a password uses up the person's other codes too.
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

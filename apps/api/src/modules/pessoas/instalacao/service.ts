/**
 * Makes the first school of a deployment and the account of whoever makes it. The account is admin: the one profile that
 * may both set a school up and run it, and the one that a deployment must never be without (EQU-3).
 */
import { isEmail } from '@luneta/domain/configuracao-campos';
import { readLogin } from '@luneta/domain/login-nome';
import { cleanNome, isNomeVazio } from '@luneta/domain/nome';
import type { components } from '@luneta/openapi';

import { transaction, type Db } from '../../../database/db.ts';
import { tenant } from '../../../database/tenant.ts';
import { createEscola, hasSchool, isKnownZone, loadSedes, lockEscolas, recordOperatorAct } from '../../escola/index.ts';
import { addAdmin } from '../admin-store.ts';
import { senhaError } from '../conta/errors.ts';
import { escolhaError } from '../conta/senha-nova.ts';
import { hashSenha } from '../login/senha.ts';
import { findStaff, type Pessoa } from '../login/store.ts';
import { instalacaoErrors } from './errors.ts';

/** The school names it otherwise once it has several. */
const SEDE = 'Sede';

type Request = components['schemas']['InstalacaoRequest'];
type Context = { readonly senhaPadrao: string | null; readonly agora: Date };

/** What is stored, cleaned. @throws 422 at the first field that a rule refuses */
async function read(db: Db, request: Request, senhaPadrao: string | null) {
  const escola_nome = cleanNome(request.escola_nome);
  if (isNomeVazio(escola_nome)) throw instalacaoErrors.school();
  if (!(await isKnownZone(db, request.fuso_horario))) throw instalacaoErrors.zone();
  const nome = cleanNome(request.nome);
  if (isNomeVazio(nome)) throw instalacaoErrors.name();
  const login = readLogin(request.login);
  if (login === null) throw instalacaoErrors.login();
  const email = request.email?.trim() || null;
  if (email !== null && !isEmail(email)) throw instalacaoErrors.email();
  const nova = request.senha;
  const pessoa = { perfil: 'admin', nome, data_nascimento: null, email, logins: [login] } as const;
  const refused = nova === '' ? 'obrigatorio' : escolhaError(pessoa, { nova, isInitial: false, senhaPadrao });
  if (refused) throw senhaError(refused, 'admin', 'senha');
  return { escola_nome, nome, login, email };
}

/**
 * Makes both in one transaction. Of two at once the second waits, and finds a school.
 * @throws 409 when there is a school; 422 when a field is refused
 */
export async function install(
  db: Db,
  request: Request,
  { senhaPadrao, agora }: Context,
): Promise<Pessoa & { perfil: 'admin' }> {
  const { escola_nome, nome, login, email } = await read(db, request, senhaPadrao);
  const senha_hash = await hashSenha(request.senha);
  return transaction(db, async (tx) => {
    await lockEscolas(tx);
    if (await hasSchool(tx)) throw instalacaoErrors.done();
    const escola_id = await createEscola(tx, { nome: escola_nome, fuso: request.fuso_horario, agora });
    const escola = tenant(tx, escola_id);
    // A class stands in a campus, and most schools have one.
    await loadSedes(escola, [{ nome: SEDE }]);
    const id = await addAdmin(escola, { login, nome, email, senha_hash, senha_expira_em: null, agora });
    await recordOperatorAct(escola, { acao: 'escola_iniciada', pessoa_id: id, detalhe: { login }, agora });
    const pessoa = await findStaff(escola, id);
    if (!pessoa) throw new Error('the account that was made is gone');
    return { ...pessoa, perfil: 'admin' };
  });
}

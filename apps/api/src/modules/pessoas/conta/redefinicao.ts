/** Resets a student's password for the school: draws it, returns it once, and writes an audit row (security D7). */
import { tenant } from '../../../database/tenant.ts';
import type { Caller } from '../../../http/ctx.ts';
import { errors } from '../../../http/errors.ts';
import type { Acesso } from '../../../http/services.ts';
import { findInReach, recordAct } from '../../escola/index.ts';
import { hashSenha } from '../login/senha.ts';
import { findCredencial, setSenha } from './credencial-store.ts';
import { drawSenha, REDEFINIDA_VALE_SEGUNDOS } from './senha-sorteada.ts';

/**
 * @returns the one-time password: valid for 72 h, must be changed; every session of the student has ended
 * @throws 404 when it is not a student in reach, existing or not
 */
export async function resetSenha(
  { senhaPadrao }: Pick<Acesso, 'senhaPadrao'>,
  { db, sessao, agora }: Caller,
  turma_aluno_id: number,
): Promise<string> {
  const found = await findInReach(db, sessao, turma_aluno_id, agora);
  const aluno = found && (await findCredencial(tenant(db, found.escola_id), found.pessoa_id));
  if (!found || aluno?.perfil !== 'aluno') throw errors.notFound();
  const { escola_id, pessoa_id } = found;
  const senha = senhaPadrao ?? drawSenha();
  const senha_hash = await hashSenha(senha);
  const unica = { expira_em: new Date(agora.getTime() + REDEFINIDA_VALE_SEGUNDOS * 1000), recuperada_em: null };
  await tenant(db, escola_id).transaction(async (escola) => {
    await setSenha(escola, { pessoa_id, senha_hash, unica, agora });
    await recordAct(escola, { acao: 'senha_redefinida', sessao, pessoa_id, turma_aluno_id, agora });
  });
  return senha;
}

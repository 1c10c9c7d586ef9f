/** A student's password, reset by the school: drawn here, told once, written down in the audit (security D7). */
import { scopeOf } from '@luneta/domain/perfil';

import { recordAct } from '../../data/auditoria.ts';
import type { Db } from '../../data/db.ts';
import { run, statement } from '../../data/statement.ts';
import { tenant } from '../../data/tenant.ts';
import { errors } from '../../http/errors.ts';
import type { Sessao } from '../../http/sessao.ts';
import { hashSenha } from '../login/senha.ts';
import type { Acesso } from '../services.ts';
import { setSenha } from './credencial-store.ts';
import { drawSenha, REDEFINIDA_VALE_SEGUNDOS } from './senha-sorteada.ts';

type Target = { readonly escola_id: number; readonly pessoa_id: number };

/** Ids are unique across schools; the school found is then held against the caller's reach. */
const FIND = statement<{ turma_aluno_id: number }, Target>(
  'redefinicao_aluno',
  `select m.escola_id, m.pessoa_id from turma_aluno m
     join pessoa p on p.escola_id = m.escola_id and p.id = m.pessoa_id and p.perfil = 'aluno' and p.ativa
    where m.id = :turma_aluno_id`,
  'global',
);

/** admin reaches every school, gestao_vida its own. [PER-1] */
function isInReach({ perfil_real, pessoa_escola_id }: Sessao, { escola_id }: Target): boolean {
  return scopeOf(perfil_real) === 'all' || escola_id === pessoa_escola_id;
}

type Context = { readonly db: Db; readonly sessao: Sessao; readonly agora: Date };

/**
 * @returns the one-time password: 72 h, must be changed; every session of the student has ended
 * @throws 404 for whoever is not a student in reach, existing or not
 */
export async function resetSenha(
  { senhaPadrao }: Pick<Acesso, 'senhaPadrao'>,
  { db, sessao, agora }: Context,
  turma_aluno_id: number,
): Promise<string> {
  const [target] = await run(db, FIND, { turma_aluno_id });
  if (!target || !isInReach(sessao, target)) throw errors.notFound();
  const { escola_id, pessoa_id } = target;
  const senha = senhaPadrao ?? drawSenha();
  const senha_hash = await hashSenha(senha);
  const unica = { expira_em: new Date(agora.getTime() + REDEFINIDA_VALE_SEGUNDOS * 1000), recuperada_em: null };
  await tenant(db, escola_id).transaction(async (escola) => {
    await setSenha(escola, { pessoa_id, senha_hash, unica, agora });
    await recordAct(escola, { acao: 'senha_redefinida', sessao, pessoa_id, turma_aluno_id, agora });
  });
  return senha;
}

/** The last step of every sign-in: opens a session of the person, makes its token, and builds the response. */
import type { components } from '@luneta/openapi';
import type { Perfil } from '@luneta/domain/perfil';

import type { Db } from '../../../database/db.ts';
import type { Services } from '../../../http/services.ts';
import { rememberDevice } from './aparelho.ts';
import { loginErrors } from './errors.ts';
import { validitySeconds } from './policy.ts';
import { autorizacao } from './presenter.ts';
import { createSessao, type Pessoa } from './store.ts';

type Entrada = {
  readonly db: Db;
  readonly pessoa: Pessoa & { perfil: Perfil };
  readonly lembrar: boolean;
  readonly agora: Date;
  /** Token of the device, when somebody has signed in on it before. */
  readonly aparelho: string | null;
};
type Entered = {
  status: 200;
  body: components['schemas']['Autorizacao'];
  headers: { authorization: string; 'set-cookie': string };
};

/** @throws 401 when the password was changed after it was checked */
export async function enter(
  { signToken, aparelhos }: Pick<Services, 'signToken' | 'aparelhos'>,
  { db, pessoa, lembrar, agora, aparelho }: Entrada,
): Promise<Entered> {
  const { perfil } = pessoa;
  const validade_segundos = validitySeconds(lembrar);
  const expira_em = new Date(agora.getTime() + validade_segundos * 1000);
  const sid = await createSessao(db, pessoa, { perfil, validade_segundos, agora, expira_em });
  if (sid === null) throw loginErrors.credentials();
  const device = aparelho ?? aparelhos.draw();
  await rememberDevice(db, { escola_id: pessoa.escola_id, pessoa_id: pessoa.id }, device, agora);
  const turma_aluno_id = perfil === 'aluno' ? pessoa.turma_aluno_id : null;
  const metadata = { email: pessoa.email, escola_id: pessoa.escola_id };
  const token = await signToken({ sid, perfil, perfil_real: perfil, turma_aluno_id, metadata }, agora, expira_em);
  const headers = { authorization: `Bearer ${token}`, 'set-cookie': aparelhos.cookieOf(device) };
  return { status: 200, body: autorizacao(token, pessoa), headers };
}

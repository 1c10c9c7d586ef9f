/** Writes the account of an admin. */
import { statement } from '../../database/statement.ts';
import type { Tenant } from '../../database/tenant.ts';

export type AdminRow = {
  readonly login: string;
  readonly nome: string;
  readonly email: string | null;
  readonly senha_hash: string;
  /** When a one-time password ends; null for one that the person chose. */
  readonly senha_expira_em: Date | null;
  readonly agora: Date;
};

const ADD_ADMIN = statement<Omit<AdminRow, 'login'> & { escola_id: number }, { id: number }>(
  'create_admin',
  `insert into pessoa (escola_id, nome, email, perfil, senha_hash, senha_inicial, senha_expira_em, criada_em)
   values (:escola_id, :nome, :email, 'admin', :senha_hash, :senha_expira_em::timestamptz is not null, :senha_expira_em, :agora)
   returning id`,
);
const ADD_LOGIN = statement<{ escola_id: number; login: string; pessoa_id: number }, never>(
  'create_admin_login',
  'insert into diretorio_login (login, escola_id, pessoa_id) values (:login, :escola_id, :pessoa_id)',
);

/** @returns the id of the new account. A login that exists is refused by the database. */
export async function addAdmin(escola: Tenant, { login, ...row }: AdminRow): Promise<number> {
  const [made] = await escola.run(ADD_ADMIN, row);
  if (!made) throw new Error('insert returned no row');
  await escola.run(ADD_LOGIN, { login, pessoa_id: made.id });
  return made.id;
}

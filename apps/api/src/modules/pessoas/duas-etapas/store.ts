/** Reads what is needed about the person who sets up a two-step sign-in. */
import { statement } from '../../../database/statement.ts';
import type { Tenant } from '../../../database/tenant.ts';

export type Conta = {
  readonly senha_hash: string;
  /** As the authenticator app lists the account: a login name. */
  readonly conta: string;
  readonly escola_nome: string;
};

const FIND = statement<{ escola_id: number; pessoa_id: number }, Conta>(
  'find_duas_etapas_conta',
  `select p.senha_hash, e.nome as escola_nome,
          coalesce((select d.login from diretorio_login d where d.escola_id = p.escola_id and d.pessoa_id = p.id
             order by strpos(d.login, '@') > 0, d.login limit 1), p.nome) as conta
     from pessoa p join escola e on e.id = p.escola_id
    where p.escola_id = :escola_id and p.id = :pessoa_id and p.ativa`,
);

/** Null when the person was switched off. */
export async function findConta(escola: Tenant, pessoa_id: number): Promise<Conta | null> {
  const [row] = await escola.run(FIND, { pessoa_id });
  return row ?? null;
}

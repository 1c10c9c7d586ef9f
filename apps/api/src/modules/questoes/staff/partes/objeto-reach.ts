/** The school of a topic within reach of a member of staff. */
import { run, statement } from '../../../../database/statement.ts';
import { tenant, type Tenant } from '../../../../database/tenant.ts';
import type { Caller } from '../../../../http/ctx.ts';
import { escolasInReach } from '../../../escola/index.ts';
import { there } from './nome.ts';

const ESCOLA_OF = statement<{ escolas: readonly number[]; id: number }, { escola_id: number }>(
  'find_objeto_escola',
  'select o.escola_id from objeto_conhecimento o where o.escola_id = any(:escolas::bigint[]) and o.id = :id',
  'global',
);

/** @throws 404 for a topic out of reach, whether it exists or not */
export async function escolaDoObjeto({ db, sessao }: Pick<Caller, 'db' | 'sessao'>, id: number): Promise<Tenant> {
  const [row] = await run(db, ESCOLA_OF, { escolas: await escolasInReach(db, sessao), id });
  return tenant(db, there(row).escola_id);
}

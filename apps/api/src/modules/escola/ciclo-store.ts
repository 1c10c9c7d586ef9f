/** The cycles of a school's year. */
import { statement } from '../../database/statement.ts';
import type { Tenant } from '../../database/tenant.ts';

type Id = { readonly id: number };

const NEWEST_CICLO = statement<{ escola_id: number }, Id>(
  'find_ciclo_by_nome',
  'select id from ciclo where escola_id = :escola_id order by ano desc, numero_referencia desc limit 1',
);
const ADD_CICLO = statement<{ escola_id: number; ano: number }, Id>(
  'create_ciclo',
  'insert into ciclo (escola_id, ano, numero_referencia) values (:escola_id, :ano, 1) returning id',
);

/** The school's newest cycle. A school without one gets the first cycle of this year. */
export async function ensureCiclo(escola: Tenant, agora: Date): Promise<number> {
  const [newest] = await escola.run(NEWEST_CICLO, {});
  if (newest) return newest.id;
  const [created] = await escola.run(ADD_CICLO, { ano: agora.getUTCFullYear() });
  if (!created) throw new Error('insert of ciclo returned no row');
  return created.id;
}

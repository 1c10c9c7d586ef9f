/** The cycles of a school's year. */
import { statement } from '../../database/statement.ts';
import type { Tenant } from '../../database/tenant.ts';

type Id = { readonly id: number };

const CICLO = statement<{ escola_id: number; agora: Date }, Id>(
  'find_ciclo_de_agora',
  `select c.id from ciclo c join escola e on e.id = c.escola_id where c.escola_id = :escola_id
    order by coalesce((:agora::timestamptz at time zone e.fuso_horario)::date between c.inicio and c.fim, false) desc,
             c.ano desc, c.numero_referencia desc limit 1`,
);
const ADD_CICLO = statement<{ escola_id: number; ano: number }, Id>(
  'create_ciclo',
  'insert into ciclo (escola_id, ano, numero_referencia) values (:escola_id, :ano, 1) returning id',
);

/** The cycle of today, where cycles have days, else the school's newest one. A school without one gets the first cycle of this year. */
export async function ensureCiclo(escola: Tenant, agora: Date): Promise<number> {
  const [found] = await escola.run(CICLO, { agora });
  if (found) return found.id;
  const [created] = await escola.run(ADD_CICLO, { ano: agora.getUTCFullYear() });
  if (!created) throw new Error('insert of ciclo returned no row');
  return created.id;
}

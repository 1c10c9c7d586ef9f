/** Coins and lives of a student go along to another enrolment (VIR-3). The ledger has a row on both sides. */
import { statement } from '../../database/statement.ts';
import type { Tenant } from '../../database/tenant.ts';
import type { Mudanca } from '../pessoas/index.ts';

/**
 * The old wallet keeps its lives and has no coins left, so that coins are never spent twice. Of several old ones the newest
 * gives the lives.
 */
const CARRY = statement<{ escola_id: number; antes: readonly number[]; depois: readonly number[]; agora: Date }, never>(
  'carry_carteiras',
  `with par as (
     select u.antes, u.depois from unnest(:antes::bigint[], :depois::bigint[]) as u(antes, depois)
   ), antiga as (
     select p.antes, p.depois, c.moedas, c.vidas, c.vidas_desde
       from par p join carteira c on c.escola_id = :escola_id and c.turma_aluno_id = p.antes
      order by c.turma_aluno_id for update of c
   ), lancada as (
     insert into moeda_lancamento (escola_id, turma_aluno_id, motivo, chave, valor, criada_em)
     select :escola_id, x.turma_aluno_id, 'mudanca', x.chave, x.valor, :agora::timestamptz
       from antiga a, lateral (values
         (a.antes, 'para ' || a.depois || ' em ' || :agora::timestamptz, -a.moedas),
         (a.depois, 'de ' || a.antes || ' em ' || :agora::timestamptz, a.moedas)) as x(turma_aluno_id, chave, valor)
      where a.moedas > 0
   ), esvaziada as (
     update carteira c set moedas = 0 from antiga a
      where c.escola_id = :escola_id and c.turma_aluno_id = a.antes and a.moedas > 0
   )
   insert into carteira as c (escola_id, turma_aluno_id, moedas, vidas, vidas_desde)
   select :escola_id, a.depois, sum(a.moedas), (array_agg(a.vidas order by a.antes desc))[1],
          (array_agg(a.vidas_desde order by a.antes desc))[1]
     from antiga a group by a.depois
   on conflict (escola_id, turma_aluno_id) do update
     set moedas = c.moedas + excluded.moedas, vidas = excluded.vidas, vidas_desde = excluded.vidas_desde`,
);

/** One statement for any number of students. Joins the transaction that writes the enrolments. */
export async function carryCarteiras(tx: Tenant, mudancas: readonly Mudanca[], agora: Date): Promise<void> {
  if (mudancas.length === 0) return;
  const antes = mudancas.map((one) => one.antes);
  await tx.run(CARRY, { antes, depois: mudancas.map((one) => one.agora), agora });
}

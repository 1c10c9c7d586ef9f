/**
 * Reads which questions of the bank (the newest approved revision of each) may fill the phases of some topics, in two statements. The domain's rule decides.
 */
import type { Dificuldade } from '@luneta/domain/dificuldade';
import { poolOf } from '@luneta/domain/plano-pool';

import { statement } from '../../../database/statement.ts';
import type { Tenant } from '../../../database/tenant.ts';
import { findExamsOfQuestoes } from '../../questoes/index.ts';

type Candidate = {
  readonly questao_id: number;
  readonly objeto_conhecimento_id: number;
  readonly subjetiva: boolean;
  readonly tem_gabarito: boolean;
  readonly na_prova: boolean;
  readonly tri_b: number | null;
  readonly dificuldade: Dificuldade | null;
};

const candidatesOf = statement<{ escola_id: number; objetos: readonly number[]; avaliacao_id: number }, Candidate>(
  'find_plano_candidatas',
  `select q.id as questao_id, q.objeto_conhecimento_id, q.subjetiva, q.gabarito is not null as tem_gabarito, q.tri_b, q.dificuldade,
          exists (select from avaliacao_item i
                  where i.escola_id = :escola_id and i.questao_id = q.id and i.avaliacao_id = :avaliacao_id) as na_prova
   from questao q
   where q.escola_id = :escola_id and q.objeto_conhecimento_id = any(:objetos::bigint[]) and q.situacao = 'aprovada'
     and not exists (select from questao n where n.escola_id = :escola_id and n.raiz_id = coalesce(q.raiz_id, q.id)
                      and n.revisao > q.revisao and n.situacao = 'aprovada')`,
);

/** Question ids by topic, in the order of the phase. A topic without questions is absent. */
export async function findPools(
  escola: Tenant,
  objetos: readonly number[],
  avaliacao_id: number,
  agora: Date,
): Promise<Map<number, number[]>> {
  const rows = await escola.run(candidatesOf, { objetos, avaliacao_id });
  const exams = await findExamsOfQuestoes(
    escola,
    rows.map((row) => row.questao_id),
  );
  const pools = objetos.map((objeto): [number, number[]] => {
    const own = rows.filter((row) => row.objeto_conhecimento_id === objeto);
    return [
      objeto,
      poolOf(
        own.map((row) => ({ ...row, exams: exams.get(row.questao_id) ?? [] })),
        agora.getTime(),
      ),
    ];
  });
  return new Map(pools.filter(([, pool]) => pool.length > 0));
}

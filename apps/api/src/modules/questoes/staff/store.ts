/** Reads one question of the bank with its parameters, for its figures. */
import type { Db } from '../../../database/db.ts';
import { run, statement } from '../../../database/statement.ts';
import type { OrigemTri } from '../origem-tri.ts';

export type QuestaoRow = {
  readonly escola_id: number;
  readonly banco_questao_id: number;
  readonly subjetiva: boolean;
  readonly tri_a: number | null;
  readonly tri_b: number | null;
  readonly tri_c: number | null;
  readonly tri_origem: OrigemTri | null;
  readonly qtde_fases: number;
};

const FIND = statement<{ escolas: readonly number[]; id: number }, QuestaoRow>(
  'find_gestao_questao',
  `select q.escola_id, q.id as banco_questao_id, q.subjetiva, q.tri_a, q.tri_b, q.tri_c, q.tri_origem,
          (select count(distinct t.trilha_fase_id)::int from trilha_item t
            where t.escola_id = q.escola_id and t.questao_id = q.id) as qtde_fases
     from questao q where q.escola_id = any(:escolas::bigint[]) and q.id = :id`,
  'global',
);

/** The question, if one of these schools has it, or null. */
export async function findQuestao(db: Db, escolas: readonly number[], id: number): Promise<QuestaoRow | null> {
  const [row] = await run(db, FIND, { escolas, id });
  return row ?? null;
}

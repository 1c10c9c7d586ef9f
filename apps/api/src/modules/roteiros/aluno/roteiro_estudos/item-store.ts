/** Reads items of a phase with this student's answers, with sealed keys and parameters. */
import type { TriItem } from '@luneta/domain/tri';
import type { Letra } from '@luneta/domain/resposta';

import { statement } from '../../../../database/statement.ts';
import type { Tenant } from '../../../../database/tenant.ts';
import { seal, type Sealed, type Unsealed } from '../../../questoes/index.ts';

/** An item of the pool. */
export type ItemRow = {
  readonly id: number;
  /** Place in the pool. */
  readonly ordem: number;
  readonly banco_questao_id: number;
  /** Null only when the key was removed after the answer. */
  readonly gabarito: Sealed<Letra | null>;
  readonly comentario: Sealed<string>;
  readonly tri: TriItem | null;
  /** Place in the run; null while not answered. */
  readonly servido: number | null;
  readonly item_resposta: number | null;
  readonly acertou: boolean | null;
};

const itens = statement<{ escola_id: number; trilha_fase_id: number; turma_aluno_id: number }, Unsealed<ItemRow>>(
  'find_roteiro_itens',
  `select p.id, p.ordem, p.questao_id as banco_questao_id, q.gabarito, q.comentario, x.ordem as servido, x.resposta_1 as item_resposta, x.acertou,
          case when q.tri_a is not null then jsonb_build_object('a', q.tri_a, 'b', q.tri_b, 'c', q.tri_c) end as tri
   from trilha_item p
   join questao q on q.escola_id = p.escola_id and q.id = p.questao_id
   left join fase_execucao e on e.escola_id = p.escola_id and e.trilha_fase_id = p.trilha_fase_id
     and e.turma_aluno_id = :turma_aluno_id and e.numero = 1
   left join fase_item x on x.escola_id = p.escola_id and x.fase_execucao_id = e.id and x.trilha_item_id = p.id
   where p.escola_id = :escola_id and p.trilha_fase_id = :trilha_fase_id
     and (x.ordem is not null or (q.gabarito is not null and not q.subjetiva))
   order by p.ordem, p.id`,
);

/** The pool: items that can be graded, in its order. */
export async function findItens(escola: Tenant, trilha_fase_id: number, turma_aluno_id: number): Promise<ItemRow[]> {
  const rows = await escola.run(itens, { trilha_fase_id, turma_aluno_id });
  return rows.map((row) => ({ ...row, gabarito: seal(row.gabarito), comentario: seal(row.comentario) }));
}

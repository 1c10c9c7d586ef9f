/** Reads the subjects of exam days, and how many of their items the student answered. It writes nothing. */
import { statement } from '../../../../database/statement.ts';
import type { Tenant } from '../../../../database/tenant.ts';
import type { Aluno } from '../../../../http/sessao.ts';

/** Counts of one subject on one exam day, in the chosen language only. */
export type MateriaRow = {
  readonly turma_avaliacao_id: number;
  readonly dia_prova: number;
  readonly materia_id: number;
  readonly materia_nome: string;
  readonly area_conhecimento_id: number;
  readonly area_conhecimento_nome_curto: string;
  readonly qtde_questoes: number;
  readonly qtde_questoes_respondidas: number;
  /** Of a foreign language. */
  readonly tem_lingua: boolean;
};

const materiasOfDias = statement<
  { escola_id: number; turma_aluno_id: number; turma_avaliacao_ids: readonly number[]; dias: readonly number[] },
  MateriaRow
>(
  'find_materias_of_dias',
  `select ta.id as turma_avaliacao_id, i.dia_prova, m.id as materia_id, m.nome as materia_nome,
          ar.id as area_conhecimento_id, ar.nome_curto as area_conhecimento_nome_curto,
          count(*) as qtde_questoes, bool_or(i.lingua_estrangeira is not null) as tem_lingua,
          count(*) filter (where r.item_resposta is not null or rs.texto ~ '\\S') as qtde_questoes_respondidas
   from unnest(:turma_avaliacao_ids::bigint[], :dias::int[]) as w(turma_avaliacao_id, dia_prova)
   join turma_avaliacao ta on ta.escola_id = :escola_id and ta.id = w.turma_avaliacao_id
   join avaliacao_item i on i.escola_id = ta.escola_id and i.avaliacao_id = ta.avaliacao_id and i.dia_prova = w.dia_prova
   join questao q on q.escola_id = i.escola_id and q.id = i.questao_id
   join materia m on m.escola_id = q.escola_id and m.id = q.materia_id
   join area_conhecimento ar on ar.escola_id = m.escola_id and ar.id = m.area_conhecimento_id
   left join tentativa t on t.escola_id = ta.escola_id and t.turma_avaliacao_id = ta.id and t.dia_prova = i.dia_prova
     and t.turma_aluno_id = :turma_aluno_id
   left join resposta r on r.escola_id = t.escola_id and r.tentativa_id = t.id and r.avaliacao_item_id = i.id
   left join resposta_subjetiva rs on rs.escola_id = t.escola_id and rs.tentativa_id = t.id and rs.avaliacao_item_id = i.id
   where i.lingua_estrangeira is null or i.lingua_estrangeira = coalesce(t.lingua_estrangeira, 1)
   group by ta.id, i.dia_prova, m.id, m.nome, ar.id, ar.nome_curto
   order by ta.id, i.dia_prova, min(i.numero)`,
);

type Dia = { readonly turma_avaliacao_id: number; readonly dia_prova: number };

/** Subjects of many exam days in one statement. */
export function findMaterias(escola: Tenant, aluno: Aluno, dias: readonly Dia[]): Promise<MateriaRow[]> {
  return escola.run(materiasOfDias, {
    turma_aluno_id: aluno.turma_aluno_id,
    turma_avaliacao_ids: dias.map((dia) => dia.turma_avaliacao_id),
    dias: dias.map((dia) => dia.dia_prova),
  });
}

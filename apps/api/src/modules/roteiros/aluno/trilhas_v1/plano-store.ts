/** Reads the phases of one student's action plans of one exam, with the exam items that each repeats, in one statement. */
import { statement } from '../../../../database/statement.ts';
import type { Tenant } from '../../../../database/tenant.ts';
import type { DoPlano, FaseDoPlanoRow } from '../../../resultados/index.ts';

/** Of plans that are open: one that is over pays nothing. A class of version 2 has its plans elsewhere. */
const fasesDoPlano = statement<DoPlano & { escola_id: number }, FaseDoPlanoRow>(
  'find_adaptadas_fases_of_plano',
  `select tr.id as trilha_id, tr.materia_id, f.ordem as ordem_oic, f.objeto_conhecimento_id,
          o.descricao as objeto_conhecimento_descricao,
          (select count(*)::int from trilha_item i
           where i.escola_id = f.escola_id and i.trilha_fase_id = f.id) as qtde_itens_total,
          (select coalesce(max(e.estrelas), 0)::int from fase_execucao e
           where e.escola_id = f.escola_id and e.turma_aluno_id = :turma_aluno_id and e.trilha_fase_id = f.id
             and e.concluida_em is not null) as qtde_estrelas,
          (select coalesce(json_agg(q.avaliacao_item_id), '[]') from trilha_fase_questao q
           where q.escola_id = f.escola_id and q.trilha_fase_id = f.id) as itens
   from trilha tr
   join turma_aluno al on al.escola_id = tr.escola_id and al.id = tr.turma_aluno_id
   join turma tu on tu.escola_id = al.escola_id and tu.id = al.turma_id and tu.versao = 1
   join trilha_fase f on f.escola_id = tr.escola_id and f.trilha_id = tr.id
   join objeto_conhecimento o on o.escola_id = f.escola_id and o.id = f.objeto_conhecimento_id
   where tr.escola_id = :escola_id and tr.turma_aluno_id = :turma_aluno_id and tr.tipo = 2
     and tr.turma_avaliacao_id = :turma_avaliacao_id
     and tr.aberta_em <= :agora::timestamptz and tr.data_fim >= :agora::timestamptz
   order by tr.id, f.ordem`,
);

/** Phases of the open action plans of this exam, by plan and order. */
export const findFasesDoPlano = (escola: Tenant, where: DoPlano): Promise<FaseDoPlanoRow[]> =>
  escola.run(fasesDoPlano, where);

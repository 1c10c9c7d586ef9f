/** Counts the questions of an exam that a class has seen already (decision 195). It reads; it decides nothing. */
import { statement } from '../../../../database/statement.ts';
import type { Tenant } from '../../../../database/tenant.ts';

/** Every enrolment of those who are in the class now: what somebody saw in a former class is seen. */
const ALUNOS = `
  select n.id from turma_aluno m
  join turma_aluno n on n.escola_id = m.escola_id and n.pessoa_id = m.pessoa_id
  where m.escola_id = :escola_id and n.escola_id = :escola_id and m.turma_id = :turma_id and m.status = 'Atual'`;

/** Questions of exams that somebody has started, or that the class reads in a released result. */
const IN_EXAMS = `
  select i.questao_id from avaliacao_item i
  join turma_avaliacao c on c.escola_id = i.escola_id and c.avaliacao_id = i.avaliacao_id
  join tentativa t on t.escola_id = c.escola_id and t.turma_avaliacao_id = c.id and t.dia_prova = i.dia_prova
  where i.escola_id = :escola_id and i.avaliacao_id <> :avaliacao_id and t.turma_aluno_id in (select id from aluno)
  union
  select i.questao_id from avaliacao_item i
  join turma_avaliacao c on c.escola_id = i.escola_id and c.avaliacao_id = i.avaliacao_id
  join avaliacao a on a.escola_id = c.escola_id and a.id = c.avaliacao_id
  where i.escola_id = :escola_id and i.avaliacao_id <> :avaliacao_id and c.turma_id = :turma_id and a.liberado_em < :agora`;

/** Questions of exercises that were served, and of a Boss that was begun, to the enrolments `aluno` of the statement. */
export const IN_PRACTICE = `
  select p.questao_id from fase_execucao e
  join fase_item x on x.escola_id = e.escola_id and x.fase_execucao_id = e.id
  join trilha_item p on p.escola_id = x.escola_id and p.id = x.trilha_item_id
  where e.escola_id = :escola_id and e.turma_aluno_id in (select id from aluno)
  union
  select p.questao_id from boss b
  join boss_item x on x.escola_id = b.escola_id and x.boss_id = b.id
  join trilha_item p on p.escola_id = x.escola_id and p.id = x.trilha_item_id
  where b.escola_id = :escola_id and b.turma_aluno_id in (select id from aluno) and b.iniciado_em is not null`;

export type Vistas = { readonly qtde_questoes: number; readonly qtde_questoes_vistas: number };

const vistas = statement<{ escola_id: number; avaliacao_id: number; turma_id: number; agora: Date }, Vistas>(
  'find_aplicacao_questoes_vistas',
  `with aluno as (${ALUNOS}), vista as (${IN_EXAMS} union ${IN_PRACTICE})
   select count(distinct i.questao_id)::int as qtde_questoes,
          (count(distinct i.questao_id) filter (where i.questao_id in (select questao_id from vista)))::int as qtde_questoes_vistas
   from avaliacao_item i where i.escola_id = :escola_id and i.avaliacao_id = :avaliacao_id`,
);

/** Questions of the exam, and those of them that somebody in the class has seen in another exam or in practice. */
export async function countVistas(
  escola: Tenant,
  of: { readonly avaliacao_id: number; readonly turma_id: number; readonly agora: Date },
): Promise<Vistas> {
  const [row] = await escola.run(vistas, of);
  return row ?? { qtde_questoes: 0, qtde_questoes_vistas: 0 };
}

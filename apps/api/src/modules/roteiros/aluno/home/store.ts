/** Reads the home in four statements, whatever the number of students. Other files decide names and places. */
import { statement } from '../../../../database/statement.ts';
import type { Tenant } from '../../../../database/tenant.ts';
import type { Aluno } from '../../../../http/sessao.ts';

export type ProgressoRow = {
  readonly materia_id: number;
  readonly materia_nome: string;
  readonly fases: number;
  readonly concluidas: number;
  readonly trilha_id: number;
};

const progresso = statement<{ escola_id: number; turma_aluno_id: number; turma_id: number; agora: Date }, ProgressoRow>(
  'find_home_progresso',
  `select materia_id, materia_nome, count(*) as fases, count(*) filter (where concluida) as concluidas,
          (array_agg(trilha_id order by concluida, data_fim, trilha_id))[1] as trilha_id
   from (
     select m.id as materia_id, m.nome as materia_nome, tr.id as trilha_id, tr.data_fim, exists (
              select from fase_execucao fe
              where fe.escola_id = :escola_id and fe.turma_aluno_id = :turma_aluno_id and fe.trilha_fase_id = tf.id
                and fe.concluida_em is not null) as concluida
     from turma_avaliacao ta
     join trilha tr on tr.escola_id = ta.escola_id and tr.turma_avaliacao_id = ta.id
       and (tr.turma_aluno_id is null or tr.turma_aluno_id = :turma_aluno_id)
     join materia m on m.escola_id = tr.escola_id and m.id = tr.materia_id
     join trilha_fase tf on tf.escola_id = tr.escola_id and tf.trilha_id = tr.id
     where ta.escola_id = :escola_id and ta.turma_id = :turma_id and tr.aberta_em <= :agora and tr.data_fim >= :agora
   ) fases_abertas
   group by materia_id, materia_nome order by materia_nome limit 100`,
);

/** Phases of the open roadmaps and plans by subject, how many the student has finished, and the roadmap to go on with. */
export function findProgresso(
  escola: Tenant,
  { turma_aluno_id, turma_id }: Aluno,
  agora: Date,
): Promise<ProgressoRow[]> {
  return escola.run(progresso, { turma_aluno_id, turma_id, agora });
}

export type PessoalRow = {
  readonly configuracao: unknown;
  readonly tem_perguntas: boolean;
};

const pessoal = statement<{ escola_id: number; pessoa_id: number }, PessoalRow>(
  'find_home_pessoal',
  `select e.configuracao, exists (
     select from resposta_seguranca r where r.escola_id = :escola_id and r.pessoa_id = :pessoa_id) as tem_perguntas
   from escola e where e.id = :escola_id`,
);

/** Settings of the school, and whether the student has registered security questions. */
export async function findPessoal(escola: Tenant, { pessoa_id }: Aluno): Promise<PessoalRow> {
  const [row] = await escola.run(pessoal, { pessoa_id });
  return row ?? { configuracao: {}, tem_perguntas: false };
}

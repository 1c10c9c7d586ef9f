/** Counts what a student did in a set of roadmaps, in one statement. */
import { statement } from '../../../../database/statement.ts';
import type { Tenant } from '../../../../database/tenant.ts';

export type ResumoRow = {
  readonly qtde_itens_respondidos: number;
  readonly qtde_midias_recomendadas: number;
  readonly qtde_midias_acessadas: number;
  /**
   * Published courses in whose phase the student answered a quiz question or opened a medium (assumed). Reading the
   * course does not count.
   */
  readonly qtde_cursos_acessados: number;
};

const resumo = statement<{ escola_id: number; turma_aluno_id: number; trilha_ids: readonly number[] }, ResumoRow>(
  'find_roteiro_resumo',
  `with fase as (
     select f.id, f.objeto_conhecimento_id,
            exists (select from fase_quiz z where z.escola_id = :escola_id and z.trilha_fase_id = f.id
                      and z.turma_aluno_id = :turma_aluno_id) as fez_quiz,
            exists (select from conteudo_visualizacao v where v.escola_id = :escola_id and v.trilha_fase_id = f.id
                      and v.turma_aluno_id = :turma_aluno_id) as abriu_midia
     from trilha_fase f where f.escola_id = :escola_id and f.trilha_id = any(:trilha_ids::bigint[])
   )
   select
     (select count(*) from fase
        join fase_execucao e on e.escola_id = :escola_id and e.trilha_fase_id = fase.id and e.turma_aluno_id = :turma_aluno_id
        join fase_item i on i.escola_id = e.escola_id and i.fase_execucao_id = e.id
      where i.resposta_1 is not null) as qtde_itens_respondidos,
     (select count(distinct c.id) from fase
        join conteudo_digital c on c.escola_id = :escola_id and c.objeto_conhecimento_id = fase.objeto_conhecimento_id
         and c.arquivado_em is null
     ) as qtde_midias_recomendadas,
     (select count(distinct v.conteudo_digital_id) from fase
        join conteudo_visualizacao v on v.escola_id = :escola_id and v.trilha_fase_id = fase.id
          and v.turma_aluno_id = :turma_aluno_id) as qtde_midias_acessadas,
     (select count(distinct b.id) from fase
        join base_conhecimento b on b.escola_id = :escola_id and b.objeto_conhecimento_id = fase.objeto_conhecimento_id
      where b.publicado_em is not null and (fase.fez_quiz or fase.abriu_midia)) as qtde_cursos_acessados`,
);

/** @param trilha_ids the student's own roadmaps; this statement does not check the owner */
export async function findResumo(
  escola: Tenant,
  turma_aluno_id: number,
  trilha_ids: readonly number[],
): Promise<ResumoRow> {
  const [row] = await escola.run(resumo, { turma_aluno_id, trilha_ids });
  if (!row) throw new Error('a count returned no row');
  return row;
}

const ultimoAto = statement<{ escola_id: number; turma_aluno_id: number }, { em: Date | null }>(
  'find_roteiro_ultimo_ato',
  `select greatest(
     (select max(greatest(i.respondida_1_em, e.concluida_em)) from fase_execucao e
        left join fase_item i on i.escola_id = e.escola_id and i.fase_execucao_id = e.id
      where e.escola_id = :escola_id and e.turma_aluno_id = :turma_aluno_id),
     (select max(z.respondida_em) from fase_quiz z
      where z.escola_id = :escola_id and z.turma_aluno_id = :turma_aluno_id),
     (select max(v.visualizado_em) from conteudo_visualizacao v
      where v.escola_id = :escola_id and v.turma_aluno_id = :turma_aluno_id)) as em`,
);

/**
 * When the student last did something in a roadmap, used as the time of the last visit. It comes from stored acts, so
 * that reading (a prefetch, a read-only view) does not mark new roadmaps as seen.
 */
export async function findUltimoAto(escola: Tenant, turma_aluno_id: number): Promise<Date | null> {
  const [row] = await escola.run(ultimoAto, { turma_aluno_id });
  return row?.em ?? null;
}

/** The stars of the student: the total (S3 §2), and those of each subject. Pure; the rule is the domain's. */
import type { Home } from '@luneta/api-client';
import { totalEstrelas } from '@luneta/domain';

export function ownStars({ ranking_estrelas, estrelas_v1 }: Home, turma_aluno_id: number | null) {
  const materias =
    ranking_estrelas.flatMap((turma) => turma.aluno_estrelas).find((aluno) => aluno.turma_aluno_id === turma_aluno_id)
      ?.materia_estrelas ?? [];
  return {
    total: totalEstrelas(materias, estrelas_v1),
    bars: materias
      .map(({ materia_id, materia_nome }) => ({
        subject: materia_nome,
        stars: totalEstrelas(materias, 0, materia_id),
      }))
      .filter(({ stars }) => stars > 0)
      .sort((a, b) => b.stars - a.stars),
  };
}

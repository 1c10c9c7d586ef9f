/** Writes the demo's courses: one per topic, published, with clean HTML and rendered formulas. */
import { loadCurso } from '../modules/roteiros/index.ts';
import type { Tenant } from '../database/tenant.ts';
import { cursos } from './content.ts';
import { idOf, must, type Ids } from './ids.ts';
import { findObjetos, loadObjetosCriar } from '../modules/questoes/index.ts';
import { rich } from './school-content.ts';

type Curso = (typeof cursos)[number];

/** The stored document of a course: chapters are HTML, everything else is text with formulas. */
function document({ materia: nome, objeto_conhecimento: topic, ...curso }: Curso) {
  const where = `${nome}, ${topic}`;
  return {
    ...curso,
    capitulo_1: rich(curso.capitulo_1, where),
    capitulo_2: rich(curso.capitulo_2, where),
    capitulo_3: rich(curso.capitulo_3, where),
    explicacao_resumida: curso.explicacao_resumida.map((text) => rich(text, where)),
    resumo: curso.resumo.map((text) => rich(text, where)),
    exercicios_praticos: curso.exercicios_praticos.map(({ enunciado, resolucao }) => ({
      enunciado: rich(enunciado, where),
      resolucao: rich(resolucao, where),
    })),
    quiz: curso.quiz.map(({ enunciado, alternativas, gabarito, comentario }) => ({
      enunciado: rich(enunciado, where),
      alternativas: alternativas.map((text) => rich(text, where)),
      gabarito,
      comentario: rich(comentario, where),
    })),
  };
}

/** Courses belong to topics. A topic without questions is added for all series. */
export async function writeCursos(escola: Tenant, materiaIds: Ids, agora: Date): Promise<void> {
  const known = await findObjetos(escola);
  for (const curso of cursos) {
    const materia_id = idOf(materiaIds, curso.materia);
    const descricao = curso.objeto_conhecimento;
    const topic =
      known.find((row) => row.materia_id === materia_id && row.descricao === descricao) ??
      (await addTopic(escola, materia_id, descricao));
    await loadCurso(escola, [
      {
        materia_id,
        objeto_conhecimento_id: topic.id,
        nome_curso: curso.estrutura.nome_curso,
        curso: document(curso),
        publicado_em: agora,
        atualizado_em: agora,
      },
    ]);
  }
}

async function addTopic(escola: Tenant, materia_id: number, descricao: string): Promise<{ id: number }> {
  const [made] = await loadObjetosCriar(escola, [{ materia_id, descricao }]);
  return must(made, descricao);
}

/** Writes the demo's courses: one per topic, published, with clean HTML and rendered formulas. */
import { base_conhecimento, objeto_conhecimento } from '../database/schema/index.ts';
import type { Tenant } from '../database/tenant.ts';
import { cursos } from './content.ts';
import { idOf, must, type Ids } from './ids.ts';
import { rich } from './school-content.ts';

type Curso = (typeof cursos)[number];

/** The document of a course as the database keeps it: prose of chapters is HTML, everything else text with formulas. */
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

/** Courses stand on topics; a topic that no question has is added for all series. */
export async function writeCursos(escola: Tenant, materiaIds: Ids, agora: Date): Promise<void> {
  const known = await escola
    .select({
      id: objeto_conhecimento.id,
      materia_id: objeto_conhecimento.materia_id,
      descricao: objeto_conhecimento.descricao,
    })
    .from(objeto_conhecimento);
  for (const curso of cursos) {
    const materia_id = idOf(materiaIds, curso.materia);
    const descricao = curso.objeto_conhecimento;
    const topic =
      known.find((row) => row.materia_id === materia_id && row.descricao === descricao) ??
      (await addTopic(escola, materia_id, descricao));
    await escola.insert(base_conhecimento).values({
      materia_id,
      objeto_conhecimento_id: topic.id,
      nome_curso: curso.estrutura.nome_curso,
      curso: document(curso),
      publicado_em: agora,
      atualizado_em: agora,
    });
  }
}

async function addTopic(escola: Tenant, materia_id: number, descricao: string): Promise<{ id: number }> {
  const [row] = await escola
    .insert(objeto_conhecimento)
    .values({ materia_id, descricao })
    .returning({ id: objeto_conhecimento.id });
  return must(row, descricao);
}

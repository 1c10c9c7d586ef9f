/** Courses for tests. Only tests import it. */
import {
  area_conhecimento,
  base_conhecimento,
  fase_quiz,
  materia,
  objeto_conhecimento,
} from '../../src/database/schema/index.ts';
import type { Tenant } from '../../src/database/tenant.ts';
import { createTrilha } from '../../src/modules/roteiros/planos/trilha-store.ts';
import type { Curso } from '../../src/modules/roteiros/aluno/base_conhecimentos/documento.ts';
import { onNewFile } from '../new-file.ts';
import { tables } from '../tables.ts';

let serial = 0;
onNewFile(() => {
  serial = 0;
});

function one<Row>([row]: readonly Row[]): Row {
  if (!row) throw new Error('insert returned no row');
  return row;
}

/** A course with every part. Every key and comment of the quiz contains its number. */
export function wholeCurso(nome_curso = 'Razão'): Curso {
  return {
    estrutura: {
      nome_curso,
      frase_efeito: 'Comparar é dividir.',
      resumo: '<p>Razões.</p>',
      capitulos: ['Um', 'Dois', 'Três'],
    },
    capitulo_1: '<p>Primeiro.</p>',
    capitulo_2: '<p>Segundo.</p>',
    capitulo_3: '<p>Terceiro.</p>',
    explicacao_resumida: ['<p>Divida.</p>'],
    resumo: ['<p>Compare.</p>'],
    exercicios_praticos: [{ enunciado: '<p>6 para 3?</p>', resolucao: '<p>2.</p>' }],
    quiz: [1, 2, 3, 4, 5].map((n) => ({
      enunciado: `<p>Questão ${n}</p>`,
      alternativas: ['a', 'b', 'c', 'd', 'e'],
      gabarito: n,
      comentario: `<p>COMENTARIO-${n}</p>`,
    })),
  };
}

/** A topic in a subject of its own. */
export async function addTopic(escola: Tenant): Promise<{ materia_id: number; objeto_conhecimento_id: number }> {
  const name = `Tema ${(serial += 1)}`;
  const area = one(
    await tables(escola).insert(area_conhecimento).values({ codigo: name, nome: name, nome_curto: name }).returning(),
  );
  const subject = one(
    await tables(escola).insert(materia).values({ area_conhecimento_id: area.id, nome: name }).returning(),
  );
  const values = { materia_id: subject.id, descricao: name };
  const topic = one(await tables(escola).insert(objeto_conhecimento).values(values).returning());
  return { materia_id: subject.id, objeto_conhecimento_id: topic.id };
}

type NewCurso = { curso?: Curso; publicado_em?: Date | null; atualizado_em?: Date };
export type Added = {
  readonly id: number;
  readonly materia_id: number;
  readonly objeto_conhecimento_id: number;
};

/** A course on its own topic, published by default. */
export async function addCurso(escola: Tenant, given: NewCurso = {}): Promise<Added> {
  const { curso = wholeCurso(), atualizado_em = new Date('2026-11-01T12:00:00Z') } = given;
  const publicado_em = given.publicado_em === undefined ? atualizado_em : given.publicado_em;
  const topic = await addTopic(escola);
  const values = { ...topic, nome_curso: curso.estrutura.nome_curso, curso, publicado_em, atualizado_em };
  const { id } = one(await tables(escola).insert(base_conhecimento).values(values).returning());
  return { id, ...topic };
}

type Place = {
  readonly turma_avaliacao_id: number;
  readonly materia_id: number;
  readonly objeto_conhecimento_id: number;
};

/** Creates a roadmap of a class with one phase on the topic. Returns the phase. */
export async function addPhase(
  escola: Tenant,
  { turma_avaliacao_id, materia_id, objeto_conhecimento_id }: Place,
): Promise<number> {
  const saved = await createTrilha(escola, {
    turma_avaliacao_id,
    materia_id,
    tipo: 1,
    turma_aluno_id: null,
    descricao: 'Roteiro',
    aberta_em: new Date('2026-11-01T12:00:00Z'),
    data_fim: new Date('2026-12-01T12:00:00Z'),
    criada_em: new Date('2026-11-01T12:00:00Z'),
    fases: [{ objeto_conhecimento_id, secao: 'Fundamentos', questoes: [] }],
  });
  return saved?.fases[0]?.trilha_fase_id ?? 0;
}

/** Stores wrong answers of the student to these quiz questions in that phase. */
export async function answerQuiz(
  escola: Tenant,
  turma_aluno_id: number,
  trilha_fase_id: number,
  indices: readonly number[],
): Promise<void> {
  const answered = { turma_aluno_id, trilha_fase_id, item_resposta: 1, acertou: false };
  await tables(escola)
    .insert(fase_quiz)
    .values(indices.map((indice) => ({ ...answered, indice, respondida_em: new Date('2026-11-20T12:00:00Z') })));
}

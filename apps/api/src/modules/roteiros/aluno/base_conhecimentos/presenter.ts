/** Shapes of a course in responses. */
import { cursoSituacao } from '@luneta/domain/curso';
import type { components } from '@luneta/openapi';

import { iso } from '../../../../http/iso.ts';
import { type QuizEstado, revealInQuiz } from '../../../questoes/index.ts';
import { toShown } from './documento.ts';
import { openCurso } from './quiz.ts';
import type { CursoRow } from './store.ts';

type BaseConhecimento = components['schemas']['BaseConhecimento'];

function about(row: CursoRow) {
  const { base_conhecimento_id, objeto_conhecimento_id, objeto_conhecimento_descricao, materia_id, materia_nome } = row;
  return { base_conhecimento_id, objeto_conhecimento_id, objeto_conhecimento_descricao, materia_id, materia_nome };
}

/** Presents the newest text with every key. */
export function presentEditor(row: CursoRow): BaseConhecimento {
  const { curso, rascunho, versao, publicado_em, atualizado_em } = row;
  return {
    ...toShown(openCurso(rascunho ?? curso)),
    ...about(row),
    versao,
    situacao: cursoSituacao(publicado_em !== null, rascunho !== null),
    publicado_em: iso(publicado_em),
    atualizado_em: iso(atualizado_em),
  };
}

const UNANSWERED: QuizEstado = { answered: false, waiting: false };

/**
 * Presents the published text. It does not show whether a newer draft exists.
 * @param estados the student's state in each question of the quiz, by its number; empty for staff without a student
 */
export function presentReader(row: CursoRow, estados: ReadonlyMap<number, QuizEstado>, agora: Date): BaseConhecimento {
  const { curso, rascunho, versao, publicado_em, atualizado_em } = row;
  const quiz = curso.quiz.map((questao, index) => revealInQuiz(questao, estados.get(index + 1) ?? UNANSWERED, agora));
  const shown = toShown({ ...curso, quiz });
  const changed = rascunho === null ? atualizado_em : (publicado_em ?? atualizado_em);
  return {
    ...shown,
    quiz: shown.quiz.map((questao) => (questao.gabarito === null ? { ...questao, comentario: null } : questao)),
    ...about(row),
    versao,
    situacao: 'publicado',
    publicado_em: iso(publicado_em),
    atualizado_em: iso(changed),
  };
}

/** The quiz of a stored course. Its keys are sealed when its row is read. */
import { revealToAuthor, seal, type Sealed } from '../../../questoes/index.ts';
import type { Curso } from './documento.ts';

type Questao = Omit<Curso['quiz'][number], 'gabarito' | 'comentario'> & {
  readonly gabarito: Sealed<number>;
  readonly comentario: Sealed<string>;
};

/** A course as the database returns it. */
export type SealedCurso = Omit<Curso, 'quiz'> & { readonly quiz: readonly Questao[] };

export function sealCurso({ quiz, ...curso }: Curso): SealedCurso {
  const sealed = quiz.map(({ gabarito, comentario, ...questao }) => ({
    ...questao,
    gabarito: seal(gabarito),
    comentario: seal(comentario),
  }));
  return { ...curso, quiz: sealed };
}

/** Returns the course with every key, for its author. */
export const openCurso = ({ quiz, ...curso }: SealedCurso): Curso => ({
  ...curso,
  quiz: quiz.map((questao) => {
    const { enunciado, alternativas, gabarito, comentario } = revealToAuthor(questao);
    return { enunciado, alternativas, gabarito, comentario };
  }),
});

/** Courses: how many quiz questions, when a text may be published, what its state is called. Knows texts only as full or empty. */

/** A quiz has five questions of five options each, a course three chapters. S3 §9 */
export const QUIZ_QUESTIONS = 5;
export const QUIZ_OPTIONS = 5;
export const CHAPTERS = 3;

/** The fields of a course that these rules read. */
export type CursoText = {
  readonly estrutura: { readonly nome_curso: string; readonly capitulos: readonly string[] };
  readonly capitulo_1: string;
  readonly capitulo_2: string;
  readonly capitulo_3: string;
  readonly quiz: readonly { readonly enunciado: string; readonly alternativas: readonly string[] }[];
};

export type CursoSituacao = 'rascunho' | 'publicado' | 'alterado';
export type CursoError = 'quiz_incompleto' | 'capitulo_sem_nome' | 'capitulo_vazio' | 'quiz_vazio' | 'nome_vazio';

/** Students do not see a draft. A published course with a newer text is 'alterado'. [CUR-1] D 158 */
export function cursoSituacao(publicado: boolean, hasNewer: boolean): CursoSituacao {
  if (!publicado) return 'rascunho';
  return hasNewer ? 'alterado' : 'publicado';
}

/** True for HTML without visible content: no text, no picture, no formula. [CUR-2] */
export function isEmptyHtml(html: string): boolean {
  if (/<(?:img|math)[\s>]/iu.test(html)) return false;
  return html.replaceAll(/<[^>]*>/gu, '').replaceAll(/&nbsp;|&#160;|\s/gu, '') === '';
}

/** Why a text cannot be kept even as a draft: no name, or a quiz of neither none nor five questions. [CUR-3] S3 §9 */
export function draftError({ estrutura, quiz }: Pick<CursoText, 'estrutura' | 'quiz'>): CursoError | null {
  if (estrutura.nome_curso.trim() === '') return 'nome_vazio';
  return quiz.length === 0 || quiz.length === QUIZ_QUESTIONS ? null : 'quiz_incompleto';
}

/** Why a text cannot be published: a chapter without name or text, or an incomplete quiz. [CUR-4] D 158; S3 §9 */
export function publicationError(curso: CursoText): CursoError | null {
  const { estrutura, capitulo_1, capitulo_2, capitulo_3, quiz } = curso;
  const draft = draftError(curso);
  if (draft) return draft;
  const names = estrutura.capitulos.filter((name) => name.trim() !== '');
  if (names.length < CHAPTERS) return 'capitulo_sem_nome';
  if ([capitulo_1, capitulo_2, capitulo_3].some(isEmptyHtml)) return 'capitulo_vazio';
  if (quiz.length < QUIZ_QUESTIONS) return 'quiz_incompleto';
  const isWhole = quiz.every(
    ({ enunciado, alternativas }) =>
      !isEmptyHtml(enunciado) && alternativas.length === QUIZ_OPTIONS && !alternativas.some(isEmptyHtml),
  );
  return isWhole ? null : 'quiz_vazio';
}

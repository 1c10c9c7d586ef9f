/** Courses: how many quiz questions, when a text may be published, what its state is called. Knows texts only as full or empty. */

/** A quiz has five questions of five options each, a course three chapters. S3 §9 */
export const QUIZ_QUESTIONS = 5;
export const QUIZ_OPTIONS = 5;
export const CHAPTERS = 3;
/** The most a course may have of what it lists. S3 §3; the numbers are the contract's. */
export const EXPLICACOES_MAX = 20;
export const RESUMO_MAX = 50;
export const EXERCICIOS_MAX = 20;

/** The fields of a course that these rules read. */
export type CursoText = {
  readonly estrutura: { readonly nome_curso: string; readonly capitulos: readonly string[] };
  readonly capitulo_1: string;
  readonly capitulo_2: string;
  readonly capitulo_3: string;
  readonly quiz: readonly {
    readonly enunciado: string;
    readonly alternativas: readonly string[];
    /** Number of the right option; null while none is chosen. */
    readonly gabarito: number | null;
  }[];
};

export type CursoSituacao = 'rascunho' | 'publicado' | 'alterado';
export type CursoError =
  | 'quiz_incompleto'
  | 'quiz_sem_gabarito'
  | 'capitulo_sem_nome'
  | 'capitulo_vazio'
  | 'quiz_vazio'
  | 'nome_vazio';

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

/** Where something is missing: `n` is a chapter or question, `opcao` an option, both from 0. */
export type CursoCampo =
  | { readonly campo: 'nome_curso' }
  | { readonly campo: 'capitulo_nome'; readonly n: number }
  | { readonly campo: 'capitulo'; readonly n: number }
  | { readonly campo: 'quiz' }
  | { readonly campo: 'quiz_enunciado'; readonly n: number }
  | { readonly campo: 'quiz_gabarito'; readonly n: number }
  | { readonly campo: 'quiz_alternativa'; readonly n: number; readonly opcao: number };
export type CursoFalta = CursoCampo & { readonly codigo: CursoError };

/** What keeps a text from being kept even as a draft, in the order of the form. [CUR-3] S3 §9 */
export function draftFaltas({ estrutura, quiz }: Pick<CursoText, 'estrutura' | 'quiz'>): CursoFalta[] {
  const faltas: CursoFalta[] = [];
  if (estrutura.nome_curso.trim() === '') faltas.push({ campo: 'nome_curso', codigo: 'nome_vazio' });
  if (quiz.length > 0 && quiz.length !== QUIZ_QUESTIONS) faltas.push({ campo: 'quiz', codigo: 'quiz_incompleto' });
  for (const [n, { gabarito }] of quiz.entries())
    if (gabarito === null) faltas.push({ campo: 'quiz_gabarito', n, codigo: 'quiz_sem_gabarito' });
  return faltas;
}

/** What a text lacks to be published, in the order of the form. [CUR-4] D 158; S3 §9 */
export function publicationFaltas(curso: CursoText): CursoFalta[] {
  const { estrutura, capitulo_1, capitulo_2, capitulo_3, quiz } = curso;
  const faltas = draftFaltas(curso);
  for (let n = 0; n < CHAPTERS; n += 1)
    if ((estrutura.capitulos[n] ?? '').trim() === '')
      faltas.push({ campo: 'capitulo_nome', n, codigo: 'capitulo_sem_nome' });
  for (const [n, html] of [capitulo_1, capitulo_2, capitulo_3].entries())
    if (isEmptyHtml(html)) faltas.push({ campo: 'capitulo', n, codigo: 'capitulo_vazio' });
  if (quiz.length === 0) faltas.push({ campo: 'quiz', codigo: 'quiz_incompleto' });
  return [...faltas, ...quiz.flatMap(questionFaltas)];
}

function questionFaltas({ enunciado, alternativas }: CursoText['quiz'][number], n: number): CursoFalta[] {
  const faltas: CursoFalta[] = [];
  if (isEmptyHtml(enunciado)) faltas.push({ campo: 'quiz_enunciado', n, codigo: 'quiz_vazio' });
  for (let opcao = 0; opcao < QUIZ_OPTIONS; opcao += 1)
    if (isEmptyHtml(alternativas[opcao] ?? ''))
      faltas.push({ campo: 'quiz_alternativa', n, opcao, codigo: 'quiz_vazio' });
  return faltas;
}

/** Why a text cannot be kept even as a draft: the first of its `draftFaltas`. [CUR-3] */
export const draftError = (curso: Pick<CursoText, 'estrutura' | 'quiz'>): CursoError | null =>
  draftFaltas(curso)[0]?.codigo ?? null;

/** Why a text cannot be published: the first of its `publicationFaltas`. [CUR-4] */
export const publicationError = (curso: CursoText): CursoError | null => publicationFaltas(curso)[0]?.codigo ?? null;

/** What is missing in a text, as sentences at its fields. The rules are the domain's. Pure. */
import { draftFaltas, publicationFaltas, QUIZ_OPTIONS, type CursoFalta } from '@luneta/domain';
import { optionLetter } from '@luneta/ui';
import type { QuizErrors } from '@luneta/ui/editor';

import { copy } from './copy.ts';
import { CAPITULOS, type CursoForm, type Section } from './curso-form.ts';

/** What the person asked for: keeping the draft, or showing it to students. */
export type Pedido = 'save' | 'publish';

export type Erro = {
  /** Id of the control. */
  readonly field: string;
  readonly section: Section;
  readonly text: string;
  readonly falta: CursoFalta;
};

/** Ids of the controls that a missing thing can lead to. */
export const ids = {
  nome_curso: 'curso-nome',
  capituloNome: (n: number) => `curso-capitulo-nome-${n}`,
  capitulo: (n: number) => `curso-capitulo-${n}`,
  quiz: 'curso-quiz',
} as const;

export const errosOf = (form: CursoForm, pedido: Pedido): Erro[] =>
  (pedido === 'publish' ? publicationFaltas(form) : draftFaltas(form)).map(erroOf);

function erroOf(falta: CursoFalta): Erro {
  switch (falta.campo) {
    case 'nome_curso':
      return { falta, section: 'estrutura', field: ids.nome_curso, text: copy.erros.nome };
    case 'capitulo_nome':
      return {
        falta,
        section: 'estrutura',
        field: ids.capituloNome(falta.n),
        text: copy.erros.capituloNome(falta.n + 1),
      };
    case 'capitulo': {
      const section = CAPITULOS[falta.n] ?? 'capitulo_1';
      return { falta, section, field: ids.capitulo(falta.n), text: copy.erros.capitulo(falta.n + 1) };
    }
    case 'quiz':
      return { falta, section: 'quiz', field: ids.quiz, text: copy.erros.quiz };
    default:
      return { falta, section: 'quiz', ...inQuiz(falta) };
  }
}

type InQuiz = Extract<CursoFalta, { campo: 'quiz_enunciado' | 'quiz_gabarito' | 'quiz_alternativa' }>;

function inQuiz(falta: InQuiz) {
  const at = `${ids.quiz}-${falta.n}`;
  const question = falta.n + 1;
  if (falta.campo === 'quiz_alternativa') {
    const text = copy.erros.alternativa(optionLetter(falta.opcao + 1), question);
    return { field: `${at}-alternativa-${falta.opcao}`, text };
  }
  return falta.campo === 'quiz_gabarito'
    ? { field: `${at}-gabarito`, text: copy.erros.gabarito(question) }
    : { field: `${at}-enunciado`, text: copy.erros.enunciado(question) };
}

/** The sentence at a control. */
export const textAt = (erros: readonly Erro[], field: string): string | undefined =>
  erros.find((erro) => erro.field === field)?.text;

/** The errors of the quiz as its editor takes them, by question. */
export function quizErrors(erros: readonly Erro[], questions: number): (QuizErrors | undefined)[] {
  return Array.from({ length: questions }, (_question, n) => {
    const at = `${ids.quiz}-${n}-`;
    const own = erros.filter(({ field }) => field.startsWith(at));
    if (own.length === 0) return undefined;
    const [enunciado, gabarito] = [textAt(own, `${at}enunciado`), textAt(own, `${at}gabarito`)];
    return {
      ...(enunciado === undefined ? {} : { enunciado }),
      ...(gabarito === undefined ? {} : { gabarito }),
      alternativas: Array.from({ length: QUIZ_OPTIONS }, (_, opcao) => textAt(own, `${at}alternativa-${opcao}`)),
    };
  });
}

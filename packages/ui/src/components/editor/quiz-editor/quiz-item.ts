// What a quiz is made of, as the contract of the course carries it.

/** One question of a quiz. */
export interface QuizItem {
  /** HTML of the question. */
  readonly enunciado: string;
  /** HTML of the options, A first. */
  readonly alternativas: readonly string[];
  /** Number of the right option, 1 for A; `null` while none is chosen. */
  readonly gabarito: number | null;
  /** HTML of the comment shown after the answer. */
  readonly comentario: string;
}

/** What is wrong with one question, by field, in words. */
export interface QuizErrors {
  /** About the text of the question. */
  readonly enunciado?: string;
  /** About single options, by their place. */
  readonly alternativas?: readonly (string | undefined)[];
  /** About the key. */
  readonly gabarito?: string;
  /** About the comment. */
  readonly comentario?: string;
}

/** Names of the fields of a quiz. */
export interface QuizWords {
  /** Name of a question by its number, e.g. "Pergunta 1". */
  readonly question: (number: number) => string;
  /** E.g. "Enunciado". */
  readonly enunciado: string;
  /** Name of the group of options, e.g. "Alternativas". */
  readonly options: string;
  /** What the group asks for, e.g. "Marque a correta." */
  readonly optionsHelp: string;
  /** Name of an option, e.g. "Alternativa A". */
  readonly option: (letter: string) => string;
  /** Name of the mark of the key, e.g. "Alternativa A é a correta". */
  readonly isKey: (letter: string) => string;
  /** Shown beside the option that is the key, e.g. "Correta". */
  readonly key: string;
  /** E.g. "Comentário". */
  readonly comentario: string;
}

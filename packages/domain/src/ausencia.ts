/** Who was absent from an exam. Instants are epoch milliseconds. */

/** An enrolment in the class of an exam. */
export type Matriculado = {
  /** A day was taken, on screen or on paper. */
  readonly fezAlgumDia: boolean;
  readonly atual: boolean;
  /** When the student joined the class; null: before its exams, as far as is known. */
  readonly inicioMs: number | null;
  /** The class has results of the exam, and this student is not among them. */
  readonly foraDosResultados: boolean;
};

/**
 * Whether the enrolment has a result of the exam, as absent where no day was taken: whoever took a day, and whoever is
 * enrolled and was so when the class's last window closed. Results that the class has already gain nobody. [NOT-15] D 224
 */
export function hasOwnResultado(aluno: Matriculado, windowEndMs: number | null): boolean {
  if (aluno.fezAlgumDia) return true;
  const { atual, inicioMs, foraDosResultados } = aluno;
  const there = inicioMs === null || (windowEndMs !== null && inicioMs <= windowEndMs);
  return atual && there && !foraDosResultados;
}

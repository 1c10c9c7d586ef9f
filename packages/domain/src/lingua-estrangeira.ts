/** Which items of an exam with a language choice belong to a student. Knows no names of languages. */

/** 1 English, 2 Spanish (S3 §9). */
export type LinguaEstrangeira = 1 | 2;

/** The language whose items are shown and count: the chosen one, before the choice English. [LIN-2] */
export function countingLanguage(chosen: LinguaEstrangeira | null): LinguaEstrangeira {
  return chosen ?? 1;
}

/** Whether a day of an exam asks for the language: the exam has a choice, and this day items of a language. [LIN-3] D 216 */
export const dayAsksLanguage = (
  solicitar_idioma: boolean,
  itens: readonly { readonly lingua_estrangeira: LinguaEstrangeira | null }[],
): boolean => solicitar_idioma && itens.some(({ lingua_estrangeira }) => lingua_estrangeira !== null);

/** Items for everybody and those of the chosen language are shown and count; both sets of answers are kept. [LIN-1] D 99 */
export function isItemOfLanguage(
  item: { readonly lingua_estrangeira: LinguaEstrangeira | null },
  chosen: LinguaEstrangeira | null,
): boolean {
  return item.lingua_estrangeira === null || item.lingua_estrangeira === chosen;
}

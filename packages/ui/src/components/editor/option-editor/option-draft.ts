// An alternative while it is written. The order of the list gives the letters, so that the key moves with its text.

/** One alternative of a question. */
export interface OptionDraft {
  /** Tells it from the others while they move. */
  readonly id: number;
  /** HTML of the alternative. */
  readonly texto: string;
  /** HTML of why somebody chooses it; '' for none. */
  readonly motivo: string;
  /** It is the right one. */
  readonly correta: boolean;
}

/** The list with one alternative in the place of its neighbour. @param by −1 up, 1 down */
export function moved(options: readonly OptionDraft[], place: number, by: -1 | 1): readonly OptionDraft[] {
  const [one, other] = [options[place], options[place + by]];
  if (!one || !other) return options;
  return options.map((option, n) => (n === place ? other : n === place + by ? one : option));
}

/** The list with one more, empty. */
export const added = (options: readonly OptionDraft[]): readonly OptionDraft[] => [
  ...options,
  { id: Math.max(0, ...options.map(({ id }) => id)) + 1, texto: '', motivo: '', correta: false },
];

/** The ways from a TRI score to what it is. The text itself stands in `text.ts` and comes with its dialog. */
export const copy = {
  /** Leads to the explanation of one score. */
  explain: 'Entenda a nota',
  open: 'O que é a TRI?',
  title: 'Como a TRI calcula a nota',
  ok: 'Entendi',
} as const;

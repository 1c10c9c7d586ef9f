/** The way to what a TRI score is. The text itself stands in `text.ts` and comes with its dialog. */
export const copy = {
  open: 'O que é a TRI?',
  title: 'Como a TRI calcula a nota',
  ok: 'Entendi',
} as const;

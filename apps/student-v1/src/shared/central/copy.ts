/** Sentences that the two halves of the exam centre share. The tabs are verbatim (S2 §2.12). */
export const copy = {
  tabs: { label: 'Partes da central', provas: 'PROVAS', gabaritos: 'GABARITOS' },
} as const;

/** Sentences of the view of one question alone; those of both apps stand in `@luneta/exam-room`. */
export const copy = { back: 'Voltar para Resultados' } as const;

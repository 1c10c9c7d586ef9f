export const copy = { what: 'O dia da escola' } as const;

export const copy = { what: 'A página da escola' } as const;

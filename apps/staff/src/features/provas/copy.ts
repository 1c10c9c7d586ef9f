export const copy = { what: 'A lista de provas' } as const;

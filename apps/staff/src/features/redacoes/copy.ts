export const copy = { what: 'A correção de redações' } as const;

export const copy = { what: 'O banco de questões' } as const;

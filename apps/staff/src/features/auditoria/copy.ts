export const copy = { what: 'A auditoria' } as const;

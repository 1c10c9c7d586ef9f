export const copy = { what: 'A lista de cursos' } as const;

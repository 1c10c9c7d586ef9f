export const copy = { signOut: 'Sair' } as const;

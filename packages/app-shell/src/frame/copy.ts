/** Words of the frames. */
export const copy = { signOut: 'Sair', skip: 'Pular para o conteúdo', back: 'Voltar' } as const;

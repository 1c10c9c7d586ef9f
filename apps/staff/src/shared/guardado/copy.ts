/** Sentences about work that is not saved: the same in every editor (school §0.5). */
export const copy = {
  draft: (quando: string) => `Há um rascunho deste aparelho, de ${quando}. Recuperar?`,
  recover: 'Recuperar',
  discard: 'Descartar',
  discardTitle: 'Descartar o rascunho deste aparelho?',
  keepDraft: 'Manter o rascunho',
  offline: (hora: string | null) =>
    hora === null
      ? 'Sem conexão. Nada foi salvo ainda; o que você escreve fica neste aparelho.'
      : `Sem conexão. Nada foi salvo desde ${hora}; o que você escreve fica neste aparelho.`,
} as const;

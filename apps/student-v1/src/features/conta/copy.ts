/** Sentences of the older account screen. Those of S1 §2.6 and §8 are verbatim. */
export const copy = {
  title: 'Sua Conta',
  name: 'Nome completo',
  saved: 'Atualizado com sucesso.',
  security: 'Segurança',
  changeStudent: 'Mudar de aluno',
  signOut: 'SAIR',
  readOnly: 'Apenas visualização: nada pode ser alterado.',
} as const;

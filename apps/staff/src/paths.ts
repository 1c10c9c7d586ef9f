/** Addresses of the console, once (S1 §2.4, §2.9; decision 26). */
export const paths = {
  selecao: '/conta/selecao_aluno',
  gestao: '/gestao_acompanhamento',
  seguranca: '/conta/seguranca',
} as const;

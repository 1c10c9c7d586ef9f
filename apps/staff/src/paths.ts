/** Addresses of the console, once (S1 §2.4, §2.9; decision 26). */
export const paths = {
  selecao: '/conta/selecao_aluno',
  gestao: '/gestao_acompanhamento',
  seguranca: '/conta/seguranca',
  questoes: '/gestao/questoes',
  questao: (banco_questao_id: number) => `/banco_questoes/${banco_questao_id}`,
  cursos: '/gestao/cursos',
  curso: (base_conhecimento_id: number) => `/base_conhecimentos/${base_conhecimento_id}`,
} as const;

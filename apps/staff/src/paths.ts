/** Addresses of the console, once (S1 §2.4, §2.9; decision 26). In the order of the navigation. */
export const paths = {
  hoje: '/hoje',
  gestao: '/gestao_acompanhamento',
  selecao: '/conta/selecao_aluno',
  provas: '/provas',
  /** One exam of one class. */
  prova: (turma_avaliacao_id: number) => `/provas/${turma_avaliacao_id}`,
  questoes: '/banco_questoes',
  questao: (banco_questao_id: number) => `/banco_questoes/${banco_questao_id}`,
  redacoes: '/redacoes',
  cursos: '/cursos',
  curso: (base_conhecimento_id: number) => `/base_conhecimentos/${base_conhecimento_id}`,
  escola: '/escola',
  avisos: '/escola/avisos',
  pesquisa: '/escola/pesquisa',
  auditoria: '/auditoria',
  seguranca: '/conta/seguranca',
} as const;

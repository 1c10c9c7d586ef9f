/** Names in the address of a live board: the student, and what is asked for. */
export const SALA = { aluno: 'aluno', ato: 'ato', tempo: 'tempo' } as const;

/** Addresses of the console, once (S1 §2.4, §2.9; decision 26). In the order of the navigation. */
export const paths = {
  hoje: '/hoje',
  gestao: '/gestao_acompanhamento',
  selecao: '/conta/selecao_aluno',
  turmas: '/turmas',
  /** One class: its students, its exams, its switches. */
  turma: (turma_id: number) => `/turmas/${turma_id}`,
  turmaProvas: (turma_id: number) => `/turmas/${turma_id}/provas`,
  turmaOpcoes: (turma_id: number) => `/turmas/${turma_id}/opcoes`,
  provas: '/provas',
  /** One exam of one class. */
  prova: (turma_avaliacao_id: number) => `/provas/${turma_avaliacao_id}`,
  /** The live board of a day, at a student; `ato` also asks for more time. */
  sala: (turma_avaliacao_id: number, dia: number, turma_aluno_id: number, ato?: 'tempo') =>
    `/provas/${turma_avaliacao_id}?dia=${dia}&${SALA.aluno}=${turma_aluno_id}${ato ? `&${SALA.ato}=${ato}` : ''}`,
  provaPapel: (turma_avaliacao_id: number) => `/provas/${turma_avaliacao_id}/respostas`,
  provaAtrasadas: (turma_avaliacao_id: number) => `/provas/${turma_avaliacao_id}/fora_do_prazo`,
  /** One exam in all its classes. */
  exame: (avaliacao_conhecimento_id: number) => `/provas/avaliacoes/${avaliacao_conhecimento_id}`,
  exameResultados: (avaliacao_conhecimento_id: number) => `/provas/avaliacoes/${avaliacao_conhecimento_id}/resultados`,
  exameQuestoes: (avaliacao_conhecimento_id: number) => `/provas/avaliacoes/${avaliacao_conhecimento_id}/questoes`,
  questoes: '/banco_questoes',
  questao: (banco_questao_id: number) => `/banco_questoes/${banco_questao_id}`,
  redacoes: '/redacoes',
  /** One essay; `proxima` is the first that waits. */
  redacao: (redacao_id: number | 'proxima') => `/redacoes/${redacao_id}`,
  respostas: '/redacoes/respostas',
  cursos: '/cursos',
  curso: (base_conhecimento_id: number) => `/base_conhecimentos/${base_conhecimento_id}`,
  escola: '/escola',
  avisos: '/escola/avisos',
  pesquisa: '/escola/pesquisa',
  equipe: '/escola/equipe',
  manutencao: '/escola/manutencao',
  auditoria: '/auditoria',
  seguranca: '/conta/seguranca',
} as const;

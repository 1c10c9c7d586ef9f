/** Sentences of the read-only view of one question of a result (decision 80). */
export const copy = {
  back: 'Voltar para o resultado',
  title: (numero: number) => `Questão ${numero}`,
  fallbackTitle: 'Questão',
  options: (numero: number) => `Alternativas da questão ${numero}`,
  verdict: {
    acerto: 'Acertou',
    erro: 'Errou',
    branco: 'Não respondeu',
    anulada: 'Questão anulada',
    subjetiva: 'Questão de texto',
  },
  /** On paper: the mark of the answer stands on no option. */
  dupla: 'Mais de uma alternativa marcada. A resposta não conta.',
  comment: 'Comentário',
  classPercent: (percent: string) => `${percent} da sua turma acertou esta questão.`,
  nav: 'Navegação entre questões',
  previous: 'Anterior',
  next: 'Próxima',
  end: 'Concluir revisão',
  which: 'Questões a rever',
  all: 'Todas',
  misses: 'Para rever',
  place: (at: number, total: number) => `Questão ${at} de ${total}`,
  missPlace: (at: number, total: number) => `${at} de ${total} para rever`,
  allQuestions: 'Todas as questões',
  loading: 'Carregando a questão',
} as const;

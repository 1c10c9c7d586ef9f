/** Sentences of the page after delivery. 'Prova Finalizada' is verbatim (S3 §2). */
export const copy = {
  title: 'Prova Finalizada',
  openTitle: 'Prova em andamento',
  /** Keeps the line of the exam's name until it is known. */
  namePlace: '\u00a0',
  exit: 'Voltar para a Central de Avaliações',
  confirmed: 'Entrega confirmada',
  delivered: (quando: string) => `Recebemos sua prova em ${quando}.`,
  closedByTime: 'O tempo acabou, e a prova foi entregue com as respostas que você já tinha dado.',
  stillOpen: 'Esta prova ainda não foi entregue.',
  resume: 'Voltar para a prova',
  used: 'Tempo utilizado',
  answered: 'Respondidas',
  words: 'Palavras na redação',
  essay: 'Redação',
  essayWords: (palavras: number) => (palavras === 1 ? '1 palavra' : `${palavras} palavras`),
  of: (value: number, total: number) => `${value} de ${total}`,
  subjects: 'Respondidas por matéria',
  note: 'A nota e o gabarito aparecem depois, em Resultados.',
  when: (quando: string) => `Previsão: ${quando}.`,
  results: 'Ver resultados',
  loading: 'Carregando o resumo da prova',
} as const;

/** Sentences of the page after delivery. 'Prova Finalizada' is verbatim (S3 §2). */
export const copy = {
  title: 'Prova Finalizada',
  exit: 'Voltar para a Central de Avaliações',
  confirmed: 'Entrega confirmada',
  delivered: (quando: string) => `Recebemos sua prova em ${quando}.`,
  closedByTime: 'O tempo acabou, e a prova foi entregue com as respostas que você já tinha dado.',
  stillOpen: 'Esta prova ainda não foi entregue.',
  resume: 'Voltar para a prova',
  facts: { used: 'Tempo utilizado', answered: 'Questões respondidas', words: 'Palavras na redação' },
  of: (value: number, total: number) => `${value} de ${total}`,
  subjects: 'Respondidas por matéria',
  note: 'A nota e o gabarito aparecem depois, em Resultados.',
  when: (quando: string) => `Previsão: ${quando}.`,
  results: 'Ver resultados',
  loading: 'Carregando o resumo da prova',
} as const;

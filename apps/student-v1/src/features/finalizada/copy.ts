/** Sentences of the finished exam. The title and 'CONTINUAR' are verbatim (S2 §2.16). */
export const copy = {
  title: 'Prova Finalizada',
  waitsTitle: 'Suas respostas estão guardadas',
  loading: 'Carregando o resumo da prova',
  confirmed: 'Entrega confirmada',
  confirmedPart: 'Entrega confirmada, sem o que está acima',
  delivered: (quando: string) => `Recebemos sua prova em ${quando}.`,
  closed: 'O tempo acabou, e a prova foi entregue com as respostas que você já tinha dado.',
  closing: 'O tempo acabou. A prova está sendo entregue com as respostas que você já tinha dado.',
  facts: { used: 'Tempo utilizado', answered: 'Questões respondidas', words: 'Palavras na redação' },
  of: (value: number, total: number) => `${value} de ${total}`,
  note: 'Depois da entrega, ainda dá para mudar respostas até o fim do prazo da prova.',
  grade: 'A nota e o gabarito aparecem depois, em Gabaritos.',
  continuar: 'CONTINUAR',
} as const;

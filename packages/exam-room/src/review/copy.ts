/** Sentences of an own text in the review of a question; our own microcopy (decision 181). */
export const copy = {
  title: 'Sua resposta',
  blank: 'Você não escreveu uma resposta.',
  points: (pontos: string, de: string) => `${pontos} de ${de} pontos`,
  pending: 'A correção deste texto ainda não terminou.',
} as const;

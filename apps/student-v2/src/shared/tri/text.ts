/** What a TRI score is, in the words of every place that shows one. */
export const text = {
  /** At most 60 words: `tri.test.ts` counts them. */
  lead: 'A TRI, Teoria de Resposta ao Item, calcula a nota pelas questões que você acertou, e não só por quantas. Cada questão tem uma dificuldade conhecida. O conjunto das suas respostas mostra até que nível você resolve com segurança, e esse nível vira a nota, em uma escala em que a média fica perto de 500.',
  steps: [
    {
      title: 'Considera quais questões você acertou',
      text: 'Uma questão difícil mostra mais sobre quem sabe muito; uma fácil, sobre quem está começando.',
    },
    {
      title: 'Espera coerência',
      text: 'Quem alcança um degrau alto costuma alcançar também os de baixo. Acertar as difíceis e errar as fáceis pode ter sido sorte, e esses acertos contam menos.',
    },
    {
      title: 'Acertos iguais, notas diferentes',
      text: 'Por isso, duas pessoas com o mesmo número de acertos podem ter notas diferentes. Um acerto nunca tira pontos: não deixe nenhuma questão em branco.',
    },
  ],
} as const;

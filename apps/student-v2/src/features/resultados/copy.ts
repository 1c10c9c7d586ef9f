/** Sentences of the results centre (S3 §2). */
export const copy = {
  title: 'Resultados',
  cycle: 'Ciclo',
  allCycles: 'Todos os ciclos',
  cicloOf: (numero: number) => `Ciclo ${String(numero).padStart(2, '0')}`,
  avoided: 'Falhas Evitadas',
  avoidedText: (avoided: number, predicted: number) =>
    predicted === 1 ? `${avoided} de 1 falha evitada` : `${avoided} de ${predicted} falhas evitadas`,
  avoidedPhases: (engaged: number, total: number) =>
    total === 1 ? `${engaged} de 1 fase estudada` : `${engaged} de ${total} fases estudadas`,
  level: { alto: 'Engajamento alto', medio: 'Engajamento médio', baixo: 'Engajamento baixo' },
  list: 'Avaliações',
  empty: 'Não há resultados disponíveis no momento.',
  emptyCycle: 'Nenhum resultado neste ciclo.',
  pending: (quando: string | null) =>
    quando === null ? 'Em correção' : `Em correção · resultado a partir de ${quando}`,
  performance: 'Desempenho',
  tri: 'TRI',
  absent: 'Ausente',
  badge: { primeiro: '1º lugar', top10: 'Top 10', turma: 'Melhor nota da turma' },
  countOf: (n: number) => (n === 1 ? '1 resultado' : `${n} resultados`),
  whatIsTri: 'O que é a TRI?',
  triTitle: 'Como a TRI calcula a nota',
  triSteps: [
    {
      title: 'Considera quais questões você acertou',
      text: 'A TRI, Teoria de Resposta ao Item, é um jeito de calcular a nota que leva em conta quais questões você acertou, e não só quantas. Cada questão tem características próprias, como o grau de dificuldade.',
    },
    {
      title: 'Espera coerência',
      text: 'Imagine uma escada: quem alcança um degrau alto costuma alcançar também os de baixo. A TRI espera algo parecido. Se você acerta as fáceis e as médias, um acerto em uma difícil combina com o que já mostrou saber. Se erra as fáceis e acerta as difíceis, o cálculo considera que alguns acertos podem ter vindo de chute.',
    },
    {
      title: 'Acertos iguais, notas diferentes',
      text: 'Por isso, duas pessoas com o mesmo número de acertos podem ter notas diferentes. Na hora da prova, garanta primeiro as questões que você sabe e não deixe nenhuma em branco: um acerto sempre vale mais do que uma questão sem resposta.',
    },
  ],
  ok: 'Entendi',
  loading: 'Carregando resultados',
} as const;

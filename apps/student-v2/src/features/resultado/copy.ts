/** Sentences of a result (S3 §2). */
export const copy = {
  back: 'Voltar para Resultados',
  fallbackTitle: 'Resultado',
  performance: 'desempenho',
  tri: 'nota TRI',
  estimate: 'estimativa',
  demoParameters: 'Nota TRI calculada com parâmetros fictícios, só para demonstração.',
  triError: (points: string) => `margem de erro de ${points} pontos`,
  score: 'Nota',
  pending: 'Em correção',
  pendingText: (quando: string | null) =>
    quando === null
      ? 'A nota e o gabarito aparecem aqui quando a correção terminar.'
      : `A nota e o gabarito aparecem aqui a partir de ${quando}.`,
  absent: 'Você não participou desta avaliação.',
  impact: (produto: string) => `Impacto ${produto}`,
  impactText: (initial: string, final: string) =>
    `Com o seu estudo, a chance de acerto passou de ${initial} para ${final}.`,
  areas: 'Notas por área',
  noAreaScore: 'sem nota TRI',
  hitMap: 'Acertos por dificuldade',
  hitMapPlain: 'Questões',
  legend: 'Legenda',
  key: 'Gabarito por matéria',
  keyWords: {
    filter: 'Matéria',
    all: 'Todas as matérias',
    number: 'Questão',
    answer: 'Sua resposta',
    correct: 'Gabarito',
    verdict: 'Resultado',
    none: 'nenhuma',
  },
  hits: (hits: number, total: number) =>
    `${hits === 1 ? '1 acerto' : `${hits} acertos`} em ${total === 1 ? '1 questão' : `${total} questões`}`,
  facts: { application: 'Aplicação', finished: 'Finalizada em', ciclo: 'Ciclo', used: 'Tempo utilizado' },
  cicloOf: (numero: number) => `Ciclo ${String(numero).padStart(2, '0')}`,
  factsTitle: 'Sobre a avaliação',
  loading: 'Carregando o resultado',
} as const;

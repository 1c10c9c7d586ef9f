/** Sentences of a finished phase (S3 §2); those for each number of stars are ours. */
export const copy = {
  title: { finished: 'FASE FINALIZADA!', unfinished: 'FASE NÃO FINALIZADA!' },
  fallbackTitle: 'Fase',
  back: 'Voltar para o roteiro',
  loading: 'Carregando resultado',
  texts: {
    3: 'Três estrelas! Você domina este assunto.',
    2: 'Duas estrelas. Falta pouco: reveja o que escapou e siga em frente.',
    1: 'Uma estrela conquistada. O material completo ajuda a firmar o que ficou difícil.',
    0: 'Este assunto ainda está se formando. Rever o material com calma é o melhor próximo passo.',
  },
  pending: 'Ainda há passos nesta fase. Quando as próximas questões abrirem, você continua de onde parou.',
  closed: 'O roteiro terminou antes do fim desta fase. O material continua aberto para você.',
  constellation: (done: number, total: number) => `${done} de ${total} fases`,
  stars: (materia: string, ganhas: number, possiveis: number) => `${materia} · ${ganhas} de ${possiveis} estrelas`,
  misses: (n: number) => (n === 1 ? '1 questão para rever' : `${n} questões para rever`),
  /** The phase is over: the hits were missing, and a phase of version 2 is answered once. */
  faltaram: (n: number) => (n === 1 ? 'Faltou 1 acerto para 3 estrelas.' : `Faltaram ${n} acertos para 3 estrelas.`),
  question: (ordem: number) => `Questão ${ordem}`,
  options: (ordem: number) => `Alternativas da questão ${ordem}`,
  wrong: 'Errou',
  comment: 'Comentário',
  loadingMisses: 'Carregando questões',
  next: 'Próxima fase',
  material: 'Rever o material',
  leave: 'Voltar ao roteiro',
} as const;

/** Sentences of the list of learning levels. Those of both pages stand in `src/aprendizagem`. */
export const copy = {
  title: 'Níveis de aprendizagem',
  lead: 'Seu aproveitamento em cada matéria, nas avaliações com resultado e nos roteiros de estudo.',
  list: 'Matérias',
  detail: (percent: string, capitulos: number) =>
    `${percent} de aproveitamento · ${capitulos === 1 ? '1 capítulo' : `${capitulos} capítulos`}`,
  empty: 'Seus níveis aparecem aqui depois da primeira avaliação com resultado ou da primeira fase de um roteiro.',
  toStudy: 'Ver roteiros de estudo',
  back: 'Voltar para Resultados',
  loading: 'Carregando níveis de aprendizagem',
} as const;

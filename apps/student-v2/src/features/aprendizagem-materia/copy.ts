/** Sentences of the learning level in one subject. Those of both pages stand in `src/aprendizagem`. */
export const copy = {
  titleOf: (materia: string) => `Nível em ${materia}`,
  fallbackTitle: 'Nível de aprendizagem',
  back: 'Voltar para Níveis de aprendizagem',
  index: 'índice de aproveitamento',
  indexHelp: 'O que é o índice?',
  indexText:
    'Quantas questões você acertou no ciclo, nas avaliações com resultado e nos roteiros. Questões anuladas não contam.',
  attention: 'Atenção extra',
  attentionText: 'Comece por aqui: é onde estudar mais ajuda.',
  chapter: (numero: number) => `Capítulo ${numero}`,
  toStudy: 'Ver roteiros de estudo',
  chapters: 'Capítulos',
  chaptersCount: (n: number) => (n === 1 ? '1 capítulo' : `${n} capítulos`),
  agreeLead: 'Você concorda com o nível de cada capítulo? Dá para mudar a resposta depois.',
  agree: 'Concordo',
  disagree: 'Não concordo',
  readOnly: 'Apenas visualização: só quem estuda diz se concorda.',
  emptyText: 'Neste ciclo ainda não há questões desta matéria com resultado.',
  loading: 'Carregando nível de aprendizagem',
} as const;

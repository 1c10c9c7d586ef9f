/** Sentences of one roadmap (S3 §2). */
export const copy = {
  fallbackTitle: 'Roteiro',
  back: 'Sair do roteiro',
  loading: 'Carregando roteiro',
  stars: (ganhas: number, possiveis: number) => `${ganhas} de ${possiveis} estrelas`,
  starsShort: (ganhas: number, possiveis: number) => `${ganhas}/${possiveis}`,
  done: (feitas: number, total: number) => (total === 1 ? `${feitas} de 1 fase` : `${feitas} de ${total} fases`),
  until: (prazo: string) => `Até ${prazo}`,
  ended: (prazo: string) => `Encerrado em ${prazo}`,
  closedTitle: 'Interações desativadas',
  closedText: 'Roteiro encerrado em',
  totals: 'Resumo deste roteiro',
  stats: { itens: 'itens respondidos', midias: 'mídias recomendadas', cursos: 'cursos acessados' },
  phases: 'Fases',
  phasesOf: (materia: string) => `Fases de ${materia}`,
  pathOf: (materia: string) => `Caminho de ${materia}`,
  legend: 'Legenda de dificuldade',
  filter: 'Chance de sucesso',
  chances: { geral: 'Geral', dificil: 'Difícil', medio: 'Médio', facil: 'Fácil' },
  noneOfLevel: 'Nenhuma fase neste nível.',
  noPhases: 'Este roteiro ainda não tem fases.',
  showAll: 'Ver todas as fases',
  pending: 'Fase pendente',
  start: 'Iniciar',
  view: 'Ver fase',
  questions: (numeros: readonly number[]) => {
    const last = numeros.at(-1);
    if (numeros.length < 2) return `Questão ${last ?? ''}`;
    return `Questões ${numeros.slice(0, -1).join(', ')} e ${last ?? ''}`;
  },
  estimates: 'Estimativa por questão',
  questionOf: (numero: number) => `Questão ${numero}`,
  unknown: 'Sem estimativa',
} as const;

/** Sentences of the home. Those of S3 §2 'Home' are verbatim; those of the ranking stand in `src/ranking/copy.ts`. */
export const copy = {
  title: 'Home',
  greeting: 'Que bom ver você,',
  nobody: 'Estudante',
  detail: (serie: string | null, turma: string | null, turno: string) =>
    [serie, turma === null ? null : `Turma\u00A0${turma}`, turno].filter((part) => part !== null).join('\u00A0· '),
  settings: 'Configurações',
  starsLabel: (total: number) => (total === 1 ? 'estrela' : 'estrelas'),
  placeLabel: 'no ranking geral',
  open: {
    running: 'Aberta agora',
    imminent: (hora: string) => `Prova irá começar às ${hora}`,
    text: (bateria: number, aplicacao: string) => `${bateria}ª bateria · ${aplicacao}`,
    answered: (answered: number, total: number) => `${answered} de ${total} respondidas`,
    available: (tempo: string) => `${tempo} de prova`,
    start: 'Iniciar avaliação',
    resume: 'Continuar avaliação',
    /** For who may not take it. */
    read: 'Ver instruções',
    see: 'Ver avaliações',
    loading: 'Carregando o que está aberto',
  },
  study: {
    badge: 'Seu próximo passo',
    text: 'Roteiro de estudos',
    progress: (percent: string) => `${percent} concluído`,
    action: 'Continuar os estudos',
  },
  starsByMateria: 'Suas estrelas por matéria',
  allRanking: 'Ver ranking completo',
  perguntas: { title: 'Perguntas de segurança', later: 'Agora não' },
} as const;

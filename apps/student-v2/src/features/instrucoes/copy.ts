/** Sentences of the instructions page (S3 §2). The three rules are our own microcopy. */
export const copy = {
  back: 'Voltar para a Central de Avaliações',
  facts: {
    serie: 'Série',
    turma: 'Turma',
    application: 'Aplicação',
    until: 'Disponível até',
    ciclo: 'Ciclo',
    questions: 'Questões',
    essay: 'Redação',
    language: 'Língua estrangeira',
    day: 'Dia da prova',
    id: 'Código da avaliação',
  },
  oneEssay: '1 texto',
  languages: 'Inglês ou espanhol',
  dayOf: (dia: number, de: number) => `Dia ${dia} de ${de}`,
  turma: (codigo: string, turno: string) => `${codigo} · ${turno}`,
  cicloOf: (numero: number) => `Ciclo ${String(numero).padStart(2, '0')}`,
  time: 'Tempo disponível',
  wish: 'Respire fundo. Você estudou para isso. Boa prova!',
  rulesTitle: 'Antes de começar',
  rules: [
    {
      title: 'Observe o tempo',
      text: 'O relógio fica visível durante toda a prova. Comece pelas questões em que você tem mais segurança e reserve alguns minutos para revisar.',
    },
    {
      title: 'Não pesquise',
      text: 'Responda com o que você sabe, sem consultar sites, aplicativos, cadernos ou colegas. Assim, o resultado mostra o que você já aprendeu.',
    },
    {
      title: 'Finalize pelo botão “Finalizar Avaliação”',
      text: 'Ao terminar, toque em “Finalizar” e confirme em “Finalizar Avaliação”. Só assim a prova é entregue.',
    },
  ],
  /** An exam of an essay alone has its own three (D 216). */
  essayRules: [
    {
      title: 'Observe o tempo',
      text: 'O relógio fica visível enquanto você escreve. Reserve alguns minutos para reler o texto antes de finalizar.',
    },
    {
      title: 'Escreva com as suas palavras',
      text: 'Use a proposta e os textos motivadores como ponto de partida, sem copiar deles. E não pesquise em sites, aplicativos ou cadernos.',
    },
    {
      title: 'Finalize pelo botão “Finalizar Avaliação”',
      text: 'O texto é salvo enquanto você escreve. Ao terminar, toque em “Finalizar” e confirme em “Finalizar Avaliação”. Só assim a redação é entregue.',
    },
  ],
  start: 'Iniciar avaliação',
  resume: 'Continuar avaliação',
  notOpen: (quando: string) => `Esta prova abre em ${quando}.`,
  over: 'Esta prova já foi encerrada.',
  cancelled: 'Esta prova foi cancelada pela escola. Suas respostas foram guardadas.',
  ownTitle: 'Da sua escola',
  delivered: 'Você já entregou esta prova.',
  receipt: 'Ver o resumo da entrega',
  readOnly: 'Apenas visualização. Só quem faz a prova pode iniciá-la.',
  loading: 'Carregando instruções',
} as const;

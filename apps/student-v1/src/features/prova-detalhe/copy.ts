/** Sentences of the exam's detail. The buttons are verbatim (S2 §2.13); the instructions are our own microcopy. */
export const copy = {
  title: 'Prova',
  back: 'Voltar para a Central de Avaliações',
  loading: 'Carregando a prova',
  facts: {
    serie: 'Série',
    ciclo: 'Ciclo',
    disciplinas: 'Matérias',
    ate: 'Disponível até',
    aplicacao: 'Aplicação',
    questoes: 'Questões',
    redacao: 'Redação',
    lingua: 'Língua estrangeira',
    dia: 'Dia da prova',
  },
  ciclo: (numero: number) => `Ciclo ${String(numero).padStart(2, '0')}`,
  umaRedacao: '1 texto',
  linguas: 'Inglês ou espanhol',
  diaDe: (dia: number, de: number) => `Dia ${dia} de ${de}`,
  tempo: 'Tempo disponível',
  boaProva: 'Boa prova!',
  instrucoesTitle: 'Instruções',
  instrucoes: [
    {
      title: 'Observe o tempo',
      text: 'O relógio fica à vista durante toda a prova. Comece pelas questões em que você tem mais segurança.',
    },
    {
      title: 'Responda com o que você sabe',
      text: 'Não consulte sites, cadernos nem colegas. Assim o resultado mostra o que você já aprendeu.',
    },
    {
      title: 'Entregue pelo botão “Entregar Prova”',
      text: 'Você confere o resumo antes de confirmar. Depois de entregar, ainda dá para mudar respostas até o fim do prazo.',
    },
  ],
  /** An exam of an essay alone has its own three (D 216). */
  instrucoesRedacao: [
    {
      title: 'Observe o tempo',
      text: 'O relógio fica à vista enquanto você escreve. Reserve alguns minutos para reler o texto antes de entregar.',
    },
    {
      title: 'Escreva com as suas palavras',
      text: 'Use a proposta e os textos motivadores como ponto de partida, sem copiar deles nem de sites ou cadernos.',
    },
    {
      title: 'Entregue pelo botão “Entregar Prova”',
      text: 'O texto é salvo enquanto você escreve. Depois de entregar, ainda dá para mudar a redação até o fim do prazo.',
    },
  ],
  iniciar: 'INICIAR AVALIAÇÃO',
  questoes: 'QUESTÕES',
  redacao: 'REDAÇÃO',
  agendada: (quando: string) => `Esta prova abre em ${quando}.`,
  entregue: 'Você já entregou esta prova. Até o fim do prazo ainda dá para mudar respostas.',
  encerrada: 'Esta prova já foi encerrada.',
  cancelada: 'Esta prova foi cancelada pela escola. Suas respostas foram guardadas.',
  daEscola: 'Da sua escola',
  resumo: 'VER RESUMO',
  readOnly: 'Apenas visualização. Só quem faz a prova pode iniciá-la.',
} as const;

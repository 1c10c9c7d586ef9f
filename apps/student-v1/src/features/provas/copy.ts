/** Sentences of the exam centre. Titles, empty texts and buttons are verbatim (S2 §2.12). */
export const copy = {
  title: 'Central de Avaliações',
  tabs: { label: 'Partes da central', provas: 'PROVAS', gabaritos: 'GABARITOS' },
  hoje: 'Hoje',
  semana: 'Essa Semana',
  semHoje: 'Nenhuma avaliação hoje.',
  semSemana: 'Nenhuma avaliação esta semana.',
  loading: 'Carregando as avaliações',
  botao: {
    saber_mais: 'SABER MAIS',
    finalizada: 'PROVA FINALIZADA',
    inicio_as: (hora: string) => `INÍCIO ÀS ${hora}`,
    iniciar: 'INICIAR',
    continuar: { avaliacao: 'CONTINUAR AVALIAÇÃO', redacao: 'CONTINUAR REDAÇÃO' },
  },
  aberta: 'Aberta agora',
  entregue: (hora: string) => `Entregue às ${hora}. Você ainda pode mudar suas respostas.`,
  ate: (hora: string) => `até ${hora}`,
  feito: (percent: number) => `${Math.round(percent)}% respondido`,
  presencial: {
    title: 'Prova na escola',
    text: 'Esta prova acontece na escola: no papel, ou uma parte no papel e outra na tela. Quem aplica a prova diz quando e onde. O resultado aparece aqui depois da correção.',
    ok: 'Entendi',
  },
  roteiros: {
    tipo: { RoteiroEstudo: 'Roteiro de estudos', PlanoAcao: 'Plano de Ação' },
    dialog: 'Escolha uma matéria para estudar.',
    materias: (quantidade: number) => (quantidade === 1 ? '1 matéria' : `${quantidade} matérias`),
    feito: (percent: number) => `${Math.round(percent)}% feito`,
    fechar: 'Fechar',
  },
} as const;

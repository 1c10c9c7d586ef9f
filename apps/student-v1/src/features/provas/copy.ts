/** Sentences of the exam centre. Titles, empty texts and buttons are verbatim (S2 §2.12). */
import { roundHalfUp } from '@luneta/domain/numero';

export const copy = {
  title: 'Central de Avaliações',
  hoje: 'Hoje',
  semana: 'Essa Semana',
  semHoje: 'Nenhuma avaliação hoje.',
  semSemana: 'Nenhuma avaliação esta semana.',
  loading: 'Carregando as avaliações',
  botao: {
    saber_mais: 'SABER MAIS',
    finalizada: 'PROVA FINALIZADA',
    cancelada: 'CANCELADA',
    inicio_as: (hora: string) => `INÍCIO ÀS ${hora}`,
    iniciar: 'INICIAR',
    continuar: { avaliacao: 'CONTINUAR AVALIAÇÃO', redacao: 'CONTINUAR REDAÇÃO' },
  },
  aberta: 'Aberta agora',
  tempo: 'Tempo restante',
  duracao: (tempo: string) => `${tempo} de prova`,
  redacao: 'Redação',
  comRedacao: 'com redação',
  respondeu: 'Você já respondeu',
  de: (respondidas: number, total: number) => `${respondidas} de ${total}`,
  respondidas: (respondidas: number, total: number) => `${respondidas} de ${total} respondidas`,
  hojeAs: (hora: string) => `Hoje às ${hora}`,
  ate: (quando: string) => `até ${quando}`,
  entregue: {
    hoje: (hora: string) => `Entregue às ${hora}. Você ainda pode mudar suas respostas.`,
    antes: (quando: string) => `Entregue em ${quando}. Você ainda pode mudar suas respostas.`,
  },
  cancelada: 'Esta prova foi cancelada pela escola. Suas respostas foram guardadas.',
  presencial: {
    title: 'Prova na escola',
    text: 'Esta prova acontece na escola: no papel, ou uma parte no papel e outra na tela. Quem aplica a prova diz quando e onde. O resultado aparece aqui depois da correção.',
    ok: 'Entendi',
  },
  roteiros: {
    tipo: { RoteiroEstudo: 'Roteiro de estudos', PlanoAcao: 'Plano de Ação' },
    dialog: 'Escolha uma matéria para estudar.',
    materias: (quantidade: number) => (quantidade === 1 ? '1 matéria' : `${quantidade} matérias`),
    feito: (percent: number) => `${roundHalfUp(percent, 0)}% feito`,
    fechar: 'Fechar',
  },
} as const;

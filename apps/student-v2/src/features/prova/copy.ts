/** Sentences of the exam session. Those of S3 §2 and §4 are verbatim; modal texts are our own microcopy. */
import { minutesLeft } from '@luneta/domain';

export const copy = {
  bar: 'Prova em andamento',
  exit: 'Sair da avaliação',
  answeredWord: 'respondidas',
  finish: 'Finalizar Avaliação',
  /** Where the bar is narrow. */
  finishShort: 'Finalizar',
  timer: 'Tempo restante',
  announce: (seconds: number) => {
    const minutes = minutesLeft(seconds);
    return minutes >= 60
      ? 'Resta 1 hora de prova.'
      : `${minutes === 1 ? 'Resta 1 minuto' : `Restam ${minutes} minutos`} de prova.`;
  },
  tabs: { label: 'Partes da prova', questoes: 'Questões', redacao: 'Redação' },
  title: (numero: number) => `Questão ${numero}`,
  fallbackTitle: 'Questão',
  options: (numero: number) => `Alternativas da questão ${numero}`,
  clear: 'Limpar resposta',
  smaller: 'Diminuir o texto',
  larger: 'Aumentar o texto',
  all: 'Ver todas',
  nav: { label: 'Navegação entre questões', previous: 'Anterior', next: 'Próxima' },
  panel: {
    title: 'Todas as questões',
    filter: 'Matéria',
    all: 'Todas as matérias',
    grid: 'Questões da prova',
    legend: 'Legenda',
    answered: (answered: number, total: number) => `${answered} de ${total} respondidas`,
    close: 'Fechar',
  },
  language: {
    legend: 'Língua estrangeira',
    names: { 1: 'Inglês', 2: 'Espanhol' },
    saving: 'Salvando a língua escolhida…',
    failed: 'Não foi possível mudar a língua. Tente de novo.',
  },
  languageChanged: {
    title: 'Língua estrangeira alterada',
    text: (numeros: readonly number[], lingua: string) =>
      numeros.length === 1
        ? `A questão ${numeros.join()} foi substituída pela de ${lingua}. Confira a resposta antes de entregar a prova.`
        : `As questões ${numeros.join(', ')} foram substituídas pelas de ${lingua}. Confira as respostas antes de entregar a prova.`,
    ok: 'Entendi',
  },
  notices: 'Avisos da prova',
  offline: 'Sem conexão. Suas respostas estão guardadas neste aparelho e serão enviadas quando a internet voltar.',
  offlineOptions: 'Sem conexão: espere a internet voltar para responder.',
  back: 'A conexão voltou.',
  readOnly: 'Apenas visualização: respostas não podem ser alteradas.',
  takenOver: 'Esta prova está aberta em outra aba.',
  takeOver: 'Continuar nesta aba',
  saved: { salvo: 'salvo', salvando: 'salvando…', guardado: 'guardado neste aparelho', erro: 'não salvo' },
  warning: {
    title: 'Atenção',
    text: (minutes: number, title: string) =>
      `Atenção! Falta menos de ${minutes} minuto(s) para que o prazo disponibilizado da sua avaliação ${title} se encerre.`,
    ok: 'OK',
  },
  exitDialog: {
    title: 'Sair da avaliação?',
    text: 'Sua prova ainda não foi entregue, e o tempo continua correndo enquanto você estiver fora. Suas respostas ficam guardadas: você pode voltar e continuar de onde parou. Se o tempo acabar, a prova é encerrada com o que você respondeu.',
    confirm: 'Sair mesmo assim',
    cancel: 'Continuar a prova',
  },
  finishDialog: {
    title: 'Finalizar a avaliação?',
    text: 'Depois de confirmar, você não poderá mudar as respostas.',
    blank: (quantidade: number) => `Você deixou questões em branco: ${quantidade}. Quer conferir antes de entregar?`,
    noEssay: 'A redação ainda está em branco.',
    confirm: 'Finalizar Avaliação',
    cancel: 'Revisar respostas',
    failed: 'Ainda não conseguimos confirmar a entrega. Suas respostas estão guardadas; tente de novo.',
    retrying: 'Sem resposta do servidor. Estamos tentando de novo…',
  },
  timeOver: {
    title: 'Tempo esgotado',
    text: 'Sua prova será entregue com o que você respondeu. Em 5 segundos você verá o resumo.',
    go: 'Ir agora',
  },
  loading: 'Carregando a prova',
  loadFailed: {
    title: 'Não foi possível abrir a prova',
    text: 'Confira a conexão e tente de novo. Nada do que você respondeu se perdeu.',
    retry: 'Tentar de novo',
  },
  questionLoading: 'Carregando a questão',
  questionFailed: 'Não foi possível carregar esta questão.',
  retry: 'Tentar de novo',
  finishedElsewhere: 'Esta avaliação já foi finalizada.',
} as const;

/** Sentences of the exam session. Those of S3 §2 and §4 are verbatim; modal texts are our own microcopy. */
import { minutesLeft } from '@luneta/domain';

const list = new Intl.ListFormat('pt-BR', { type: 'conjunction' });

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
        ? `A questão ${numeros.join()} foi substituída pela de ${lingua.toLowerCase()}. Confira a resposta antes de finalizar.`
        : `As questões ${list.format(numeros.map(String))} foram substituídas pelas de ${lingua.toLowerCase()}. Confira as respostas antes de finalizar.`,
    ok: 'Entendi',
  },
  notices: 'Avisos da prova',
  offline: 'Sem internet. Suas respostas estão guardadas neste aparelho e serão enviadas quando a internet voltar.',
  offlineOptions: 'Sem internet. Dá para responder de novo assim que ela voltar.',
  back: 'A internet voltou. Suas respostas foram enviadas.',
  readOnly: 'Apenas visualização: respostas não podem ser alteradas.',
  takenOver: 'Esta prova está aberta em outra aba.',
  takeOver: 'Continuar nesta aba',
  saved: { salvo: 'Tudo salvo', salvando: 'Salvando…', guardado: 'Guardado neste aparelho', erro: 'Ainda não salvo' },
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
    text: 'Depois de finalizar, não dá mais para mudar as respostas.',
    blank: (quantidade: number) =>
      `${quantidade === 1 ? 'Há 1 questão' : `Há ${quantidade} questões`} em branco. Quer conferir antes de finalizar?`,
    noEssay: 'A redação ainda está em branco.',
    confirm: 'Finalizar Avaliação',
    cancel: 'Revisar respostas',
    failed: 'Ainda não conseguimos confirmar a entrega. Suas respostas estão guardadas; tente de novo.',
    retrying: 'Sem resposta do servidor. Estamos tentando de novo…',
  },
  timeOver: {
    title: 'Tempo esgotado',
    text: 'Sua prova será entregue com o que você respondeu. Em 5 segundos você verá o resumo.',
    go: 'Ver resumo',
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

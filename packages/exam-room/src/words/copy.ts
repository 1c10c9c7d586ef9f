/** Sentences of the exam session that both versions share: our own microcopy. `v1/` and `v2/` hold the documented ones. */
import { minutesLeft } from '@luneta/domain';

import { copy as essay } from '../essay/copy.ts';

// Made when it is needed: making one costs a cheap phone more than a screen.
const inWords = (numeros: readonly number[]) =>
  new Intl.ListFormat('pt-BR', { type: 'conjunction' }).format(numeros.map(String));

export const copy = {
  skip: 'Pular para o conteúdo',
  bar: 'Prova em andamento',
  answeredWord: 'respondidas',
  timer: 'Tempo restante',
  gain: (seconds: number) => `+${Math.round(seconds / 60)} min`,
  gained: (seconds: number) => {
    const minutes = Math.round(seconds / 60);
    return minutes === 1 ? 'A escola deu 1 minuto a mais.' : `A escola deu ${minutes} minutos a mais.`;
  },
  announce: (seconds: number) => {
    const minutes = minutesLeft(seconds);
    return minutes >= 60
      ? 'Resta 1 hora de prova.'
      : `${minutes === 1 ? 'Resta 1 minuto' : `Restam ${minutes} minutos`} de prova.`;
  },
  tabs: { label: 'Partes da prova', questoes: 'Questões', redacao: 'Redação' },
  title: (numero: number) => `Questão ${numero}`,
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
    current: 'Questão atual',
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
    text: (numeros: readonly number[], lingua: string, finish: string) =>
      numeros.length === 1
        ? `A questão ${numeros.join()} foi substituída pela de ${lingua.toLowerCase()}. Confira a resposta antes de ${finish}.`
        : `As questões ${inWords(numeros)} foram substituídas pelas de ${lingua.toLowerCase()}. Confira as respostas antes de ${finish}.`,
    ok: 'Entendi',
  },
  notices: 'Avisos da prova',
  offline: 'Sem internet. Suas respostas estão guardadas neste aparelho e serão enviadas quando a internet voltar.',
  /** In the dialog that hands in, which covers the notice above. */
  finishOffline: 'Sem internet. Fique nesta página: assim que a internet voltar, sua prova será entregue.',
  /** Why one cannot answer now. */
  refused: {
    'read-only': 'Apenas visualização: respostas não podem ser alteradas.',
    'other-student': 'Outra pessoa entrou neste aparelho. Esta prova não pode mais ser respondida aqui.',
    'signed-out': 'Sua sessão terminou. Entre de novo para responder.',
    'other-tab': 'A prova está aberta em outra aba. Para responder, continue nesta.',
    loading: 'Estamos carregando a prova. Espere um momento para responder.',
    'not-running': 'Esta prova não aceita mais respostas.',
    closing: 'Sua prova está sendo entregue. As respostas não podem mais mudar.',
    offline: 'Sem internet. Dá para responder de novo assim que ela voltar.',
    saving: 'Estamos salvando. Espere um momento.',
    nothing: 'Não há o que alterar.',
  },
  /** The answer on screen was refused. */
  refusedAnswer: (motivo: string) => `Esta resposta não foi salva. ${motivo} Ela está guardada neste aparelho.`,
  retrySave: 'Tentar salvar de novo',
  unsaved: {
    guardado: 'Ainda não conseguimos salvar. Sua resposta está guardada neste aparelho, e vamos tentar de novo.',
    erro: (parts: string) =>
      `O servidor não aceitou ${parts}. O que você fez está guardado neste aparelho e será enviado de novo na entrega.`,
  },
  /** In the dialog that hands in. */
  unstored: {
    title: 'Isto não foi salvo',
    again: 'Vamos tentar de novo na entrega. Se puder, corrija antes.',
    without:
      'Tentamos de novo e não deu. Volte e corrija, ou chame quem aplica a prova. Se entregar agora, isto fica de fora.',
  },
  /** The time ended without a connection. */
  timeOverUnsent: (quantidade: number) =>
    quantidade === 1
      ? 'Sem internet. 1 resposta está guardada neste aparelho e será enviada quando a internet voltar.'
      : `Sem internet. ${quantidade} respostas estão guardadas neste aparelho e serão enviadas quando a internet voltar.`,
  firstBlank: 'Ver a primeira em branco',
  takenOver: 'Esta prova está aberta em outra aba.',
  takeOver: 'Continuar nesta aba',
  saved: { salvo: 'Tudo salvo', salvando: 'Salvando…', guardado: 'Guardado neste aparelho', erro: 'Ainda não salvo' },
  /** On a phone, under the count. */
  savedShort: { salvo: 'Salvo', salvando: 'Salvando', guardado: 'Guardado', erro: 'Não salvo' },
  loading: 'Carregando a prova',
  loadFailed: {
    title: 'Não foi possível abrir a prova',
    text: 'Confira a internet e tente de novo. Nada do que você respondeu se perdeu.',
    retry: 'Tentar de novo',
  },
  questionLoading: 'Carregando a questão',
  questionFailed: 'Não foi possível carregar esta questão.',
  retry: 'Tentar de novo',
  essay,
  finishedElsewhere: 'Esta avaliação já foi finalizada.',
  cancelled: 'Esta prova foi cancelada pela escola. Suas respostas foram guardadas.',
  /** What the school did to a question while the exam runs, by kind. */
  repaired: {
    anulada: (numero: number) => `A questão ${numero} foi anulada e vale para todos.`,
    corrigida: (numero: number) => `A questão ${numero} foi corrigida. Confira sua resposta.`,
  },
  repairsSeen: 'Entendi',
};

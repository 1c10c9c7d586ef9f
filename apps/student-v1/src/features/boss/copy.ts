/** Sentences of the Boss. Those of S2 §2.8 to §2.11 and decision 191 are verbatim. */
import { formatDuration } from '@luneta/domain';

const count = (n: number) => (n === 1 ? '1 questão' : `${n} questões`);

export const copy = {
  skip: 'Pular para o conteúdo',
  title: (materia: string | undefined) => (materia === undefined ? 'Boss' : `Boss de ${materia}`),
  back: 'Voltar para as fases',
  loading: 'Carregando o Boss',
  failed: {
    title: 'Não foi possível abrir o Boss',
    text: 'Confira a internet e tente de novo. O que já foi enviado está guardado.',
    retry: 'Tentar de novo',
  },

  facts: (itens: number, seconds: number) =>
    itens === 0 ? formatDuration(seconds) : `${count(itens)} · ${formatDuration(seconds)}`,
  win: {
    title: (acertos: number, itens: number) => `Vence com ${acertos} de ${itens}`,
    perHit: (moedas: number) => `${moedas} por acerto`,
    mark: (acertos: number) => `o ${acertos}º acerto vence`,
    pays: (least: number, most: number) =>
      least === most ? `A vitória paga ${most} moedas.` : `A vitória paga de ${least} a ${most} moedas.`,
    left: (n: number) => (n === 1 ? 'falta 1 para vencer' : `faltam ${n} para vencer`),
    reached: 'O Boss já caiu. Cada acerto ainda paga.',
  },
  rules: (seconds: number) => ({
    label: 'Regras do Boss',
    time: {
      title: 'Tempo limitado',
      text: `São ${formatDuration(seconds)}. O relógio não para.`,
    },
    leaving: {
      title: 'Sair encerra na hora',
      text: 'Quem sai não volta. Se a internet cair, dá para continuar.',
    },
    attempt: { title: 'Uma única tentativa', text: 'Respire e leia cada questão até o fim.' },
    review: { title: 'Depois, só revisão', text: 'As respostas ficam abertas para estudo.' },
  }),
  start: 'ATACAR BOSS',
  locked: {
    desafios: 'Termine os desafios para desbloquear o Boss!',
    prazo: 'O prazo deste roteiro terminou.',
  },
  readOnly: {
    equipe: 'Apenas visualização: atacar mostra as questões, e nada é enviado.',
    turma: 'Apenas visualização: o Boss só pode ser enfrentado na turma atual.',
  },

  energy: 'Energia do Boss',
  exit: 'Sair da batalha',
  timer: 'Tempo restante',
  minutes: (minutes: number) => (minutes === 1 ? 'Resta 1 minuto.' : `Restam ${minutes} minutos.`),
  question: (n: number, total: number) => `Questão ${n} de ${total}`,
  questionLoading: 'Carregando a questão',
  questionFailed: 'Não foi possível carregar esta questão.',
  options: (n: number) => `Alternativas da questão ${n}`,
  attack: 'ATACAR',
  next: 'PRÓXIMA',
  seguidos: (n: number) => `${n} seguidos`,
  chip: { acertou: 'ACERTOU', errou: 'ERROU', registrada: 'RESPONDIDA' },
  said: {
    acertou: 'Você acertou! O Boss perdeu energia.',
    errou: 'Resposta errada. O Boss continua com a mesma energia.',
    registrada: 'Resposta enviada.',
  },
  notices: 'Avisos da batalha',
  unsent: {
    offline: 'Sem internet. Sua resposta está guardada neste aparelho e será enviada quando a internet voltar.',
    servidor: 'Ainda não conseguimos enviar. Sua resposta está guardada neste aparelho, e vamos tentar de novo.',
  },
  refused: (motivo: string) => `Sua resposta não foi salva. ${motivo} A escolha continua guardada neste aparelho.`,
  unsaved: (ordem: number) => `A resposta da questão ${ordem} ainda não foi salva e ficará de fora.`,
  sending: 'Sua resposta está sendo enviada.',
  watching: 'Apenas visualização: nenhuma resposta é enviada.',
  timeOver: 'O tempo acabou. Estamos buscando o resultado.',
  leave: {
    title: 'Sair da batalha?',
    text: 'Se você sair agora, a tentativa termina e não dá para voltar. As questões sem resposta contam como erro.',
    confirm: 'Sair e encerrar',
    cancel: 'Ficar na batalha',
  },

  won: 'PARABÉNS! Você derrotou o Boss!',
  lost: 'Não foi dessa vez...',
  lostText: (minimum: number, over: boolean) =>
    `${over ? 'O tempo acabou. ' : ''}O Boss cai com ${minimum}% de acertos. As respostas estão abertas para revisão.`,
  late: 'Sua última resposta não chegou antes do fim da batalha e ficou fora do resultado. Ainda dá para rever a questão.',
  percent: 'desempenho',
  coins: 'moedas',
  hits: 'acertos',
  conclude: 'CONCLUIR',
  review: 'Rever as questões',
  reviewTitle: 'Questões do desafio',
  reviewItem: (n: number) => `Questão ${n}`,
  verdict: { acerto: 'Acertou', erro: 'Errou', branco: 'Não respondeu', retida: 'Respondida' },
  withheld: 'O gabarito desta questão aparece depois da prova em que ela está.',
  unanswered: 'Esta questão ficou sem resposta, e o gabarito não é mostrado.',
  comment: 'Comentário',
} as const;

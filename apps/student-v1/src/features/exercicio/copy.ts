/** Words of the exercise. Those of S2 §4.3 are verbatim: the buttons and 'Você perdeu uma vida...'. */
export const copy = {
  loading: 'Carregando a questão',
  questao: (n: number) => `Questão ${n}`,
  place: (n: number, total: number) => `Questão ${n} de ${total}`,
  options: (n: number) => `Alternativas da questão ${n}`,
  failed: 'Não foi possível carregar esta questão.',
  reload: 'Tentar de novo',
  none: {
    title: 'Nenhuma questão agora',
    text: 'As questões desta fase fazem parte de uma prova que ainda não terminou. Volte depois dela.',
    back: 'Voltar ao mapa',
  },
  button: {
    responder: 'RESPONDER',
    continuar: 'CONTINUAR',
    comprar_vidas: 'COMPRAR VIDAS',
    proxima: 'PRÓXIMA',
  },
  again: 'Tentar novamente',
  study: 'Estudar mais',
  comment: 'Ver comentário',
  right: {
    said: 'Resposta certa!',
    elogio: {
      leitura: 'Boa leitura!',
      acerto: 'Isso mesmo!',
      conta: 'Conta bem-feita!',
      caminho: 'Você achou o caminho!',
    },
    tries: { 1: 'Na 1ª tentativa.', 2: 'Na 2ª tentativa.' },
    seguidos: (n: number) => `${n} acertos seguidos`,
    quais: (from: number, to: number) =>
      to - from < 4
        ? `Questões ${Array.from({ length: to - from }, (_, at) => from + at).join(', ')} e ${to}`
        : `Questões ${from} a ${to}`,
    practice: 'Este treino não vale moedas nem estrelas.',
    known: 'Esta questão já rendeu as moedas dela.',
  },
  retry: {
    second: '2ª tentativa',
    pays: (moedas: number) => `2ª tentativa · vale ${moedas}`,
    tried: 'já tentada',
    left: (n: number) =>
      n === 1
        ? 'Resta 1 alternativa. Releia o enunciado com calma.'
        : `Restam ${n} alternativas. Releia o enunciado com calma.`,
  },
  wrong: {
    shown: (letra: string) => `Resposta certa: ${letra}`,
    shownText: 'Errar faz parte do caminho. Veja a explicação antes de seguir.',
    life: 'Você perdeu uma vida...',
    noLife: 'Ainda não.',
    again: 'Errar faz parte do caminho. Reveja a ideia e tente de novo.',
    over: 'Errar faz parte do caminho. Siga em frente.',
    key: (letra: string) => `Errar faz parte do caminho. A resposta certa é a alternativa ${letra}.`,
    noneLeft: 'Errar faz parte do caminho. Enquanto a próxima vida não chega, você pode estudar ou treinar.',
  },
  lives: {
    none: 'Você está sem vidas',
    next: (time: string) => `Próxima vida em ${time}`,
    practice: 'Treinar sem moedas',
    meanwhile: 'Enquanto espera, você pode:',
  },
  practice: {
    closed: 'O prazo deste roteiro terminou. Isto é um treino: não vale moedas, estrelas nem vidas.',
    chosen: 'Você está treinando: sem moedas, sem estrelas e sem perder vidas.',
    stop: 'Jogar com vidas',
  },
  refused: (motivo: string) => `Sua resposta não foi salva. ${motivo} A escolha continua guardada neste aparelho.`,
  waiting: {
    offline: 'Sem internet. Sua resposta está guardada neste aparelho e será enviada quando a conexão voltar.',
    server: 'Sua resposta está guardada neste aparelho. Vamos enviar de novo em instantes.',
    options: 'Sua resposta está guardada e ainda não foi enviada.',
  },
  notices: 'Avisos do exercício',
  withheld: 'Sua resposta está guardada. O resultado aparece depois da prova que usa esta questão.',
  visitor: 'Você está apenas visualizando.',
} as const;

/** Words of the media screen. CONTINUAR, SIM, NÃO, PULAR FEEDBACK, 'Mostrar mais/menos', 'saldo insuficiente': S2 §2.5. */
export const copy = {
  loading: 'Carregando os conteúdos',
  suggestions: 'Outras sugestões',
  more: 'Mostrar mais',
  less: 'Mostrar menos',
  continue: 'CONTINUAR',
  back: 'Voltar à questão',
  waiting: (seconds: number) => `Continuar em ${seconds} s`,
  ready: 'Você já pode continuar',
  skip: 'Pular explicação',
  skipAsk: {
    title: (moedas: number) => `Pular por ${moedas} moedas?`,
    text: 'Você vai direto às questões. Os conteúdos continuam abertos.',
    confirm: 'Pular',
    cancel: 'Agora não',
  },
  poor: 'saldo insuficiente',
  visiting: 'Você está apenas visualizando.',
  skipFailed: 'Não foi possível pular agora. Nenhuma moeda foi usada. Tente de novo.',
  feedback: {
    title: 'Este conteúdo ajudou você?',
    text: 'Sua resposta ajuda a escolher os próximos conteúdos.',
    words: { yes: 'SIM', no: 'NÃO', skip: 'PULAR FEEDBACK' },
  },
  /** What Pipa says beside the only content of a phase. */
  dica: {
    title: 'Dica da Pipa',
    artigo: 'Leia com calma e anote o que chamar sua atenção. Depois, volte para esta tela.',
    video: 'Assista até o fim, pause quando precisar e anote o que chamar sua atenção.',
    podcast: 'Ouça com calma e anote o que chamar sua atenção. Depois, volte para esta tela.',
    next: 'As próximas questões são sobre este assunto.',
  },
  kinds: { artigo: 'Artigo', video: 'Vídeo', podcast: 'Podcast' },
  video: {
    youtube: 'Abrir no YouTube',
    vimeo: 'Abrir no Vimeo',
    blocked: 'Este vídeo não abre aqui.',
  },
} as const;

/** Sentences of the help (S1 §2.2 verbatim where quoted there; decision 188). */
export const copy = {
  help: 'Precisa de ajuda?',
  contact: 'Fale conosco',
  hours: 'Horário de atendimento',
  intro: 'Quem atende é a sua escola. Escolha um canal:',
  none: 'Sua escola ainda não informou um canal de atendimento aqui. Procure a secretaria da escola.',
  neverPassword: 'Ninguém da escola precisa da sua senha para ajudar. Não escreva sua senha em nenhum canal.',
  email: 'E-mail',
  phone: 'Telefone',
  whatsapp: 'WhatsApp',
  link: 'Abrir a página de atendimento da escola',
  chat: {
    before: (host: string) =>
      `O bate-papo é um serviço escolhido pela sua escola e fica em ${host}. Ele só carrega depois que você o abre.`,
    open: 'Abrir o bate-papo',
    frame: 'Fale conosco',
    loading: 'Abrindo o bate-papo…',
    failed: 'O bate-papo não abriu.',
    failedHint: 'Use um dos canais abaixo ou tente de novo.',
    failedAlone: 'Tente de novo mais tarde ou procure a secretaria da sua escola.',
    retry: 'Tentar de novo',
  },
} as const;

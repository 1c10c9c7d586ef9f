/** Sentences of the satisfaction survey (decision 10). */
export const copy = {
  title: 'Sua opinião',
  question: (produto: string) => `De 0 a 10, qual é a chance de você indicar ${produto} a outras pessoas da escola?`,
  ends: ['nenhuma chance', 'com certeza'],
  comment: 'Quer contar por quê?',
  commentHint: 'Não escreva nomes nem dados pessoais.',
  send: 'Enviar',
  later: 'Agora não',
  thanksTitle: 'Agradecemos!',
  thanks: 'Recebemos sua opinião. Ela ajuda a escola a melhorar a plataforma.',
  close: 'Fechar',
} as const;

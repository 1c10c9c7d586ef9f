/** Sentences of the satisfaction survey (decision 10). */
export const copy = {
  title: 'Sua opinião',
  question: (produto: string) => `De 0 a 10, quanto você indicaria a ${produto} a um colega?`,
  ends: ['nada provável', 'muito provável'],
  comment: 'Quer contar por quê?',
  commentHint: 'Não escreva nomes nem dados pessoais.',
  send: 'Enviar',
  later: 'Agora não',
  thanksTitle: 'Obrigado!',
  thanks: 'Sua opinião chegou. Ela ajuda a escola a melhorar a plataforma.',
  close: 'Fechar',
} as const;

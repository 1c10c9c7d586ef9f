/** Sentences of the first step on a day with nothing open. */
export const copy = {
  badge: 'Nada aberto agora',
  inClass: 'Prova presencial',
  next: (quando: string) => `Começa em ${quando}`,
  result: 'Seu último resultado. Veja o que você acertou e o que vale rever.',
  seeResult: 'Ver resultado',
  title: 'Tudo tranquilo por aqui',
  text: 'As avaliações e os roteiros aparecem aqui quando a escola abrir. Enquanto isso, escolha seu avatar.',
  avatar: 'Escolher avatar',
} as const;

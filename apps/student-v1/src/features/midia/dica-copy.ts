/** What Pipa says beside the only content of a phase; it comes after the first picture. */
export const copy = {
  title: 'Dica da Pipa',
  artigo: 'Leia com calma e anote o que chamar sua atenção. Depois, volte para esta tela.',
  video: 'Assista até o fim, pause quando precisar e anote o que chamar sua atenção.',
  podcast: 'Ouça com calma e anote o que chamar sua atenção. Depois, volte para esta tela.',
  next: 'As próximas questões são sobre este assunto.',
} as const;

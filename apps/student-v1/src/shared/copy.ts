/** Names of the destinations: hidden on the phone's bar, whose titles are empty (S1 §2.4), heard by screen readers. */
export const copy = {
  nav: 'Principal',
  skip: 'Pular para o conteúdo',
  roteiros: 'Roteiro de estudos',
  provas: 'Central de Avaliações',
  resultados: 'Resultados',
  conta: 'Sua Conta',
} as const;

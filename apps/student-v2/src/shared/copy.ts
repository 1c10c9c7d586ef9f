/** Words of the frame. */
export const copy = {
  nav: 'Principal',
  skip: 'Pular para o conteúdo',
  home: 'Home',
  conta: 'Sua Conta',
  estudos: 'Estudos',
  avaliacoes: 'Avaliações',
  resultados: 'Resultados',
} as const;

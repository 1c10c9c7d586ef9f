/** Words of the frame and of what is not built yet. */
export const copy = {
  nav: 'Principal',
  skip: 'Pular para o conteúdo',
  home: 'Home',
  conta: 'Sua Conta',
  estudos: 'Estudos',
  avaliacoes: 'Avaliações',
  resultados: 'Resultados',
  notBuilt: {
    aprendizagem: 'O nível de aprendizagem',
  },
} as const;

/** Words of the frame and of what is not built yet. */
export const copy = {
  nav: 'Principal',
  skip: 'Pular para o conteúdo',
  home: 'Home',
  estudos: 'Estudos',
  avaliacoes: 'Avaliações',
  resultados: 'Resultados',
  notBuilt: {
    home: 'A página inicial com o ranking de estrelas',
    trilhas: 'O roteiro de estudos',
    conta: 'A sua conta',
    aprendizagem: 'O nível de aprendizagem',
  },
} as const;

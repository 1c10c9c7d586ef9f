/** Sentences of the star ranking of version 1. */
export const copy = {
  title: 'Ranking de estrelas',
  podium: 'Pódio',
  list: 'A partir do 4º lugar',
  afterPodium: 'Depois do pódio',
  noStars: 'Ninguém tem estrelas aqui ainda. A primeira fase concluída abre o pódio.',
  window: 'Sua vizinhança no ranking',
  empty: 'No momento não há alunos na turma para exibir o ranking.',
  off: 'Sua escola não mostra o ranking. Suas estrelas continuam com você.',
  escopo: 'Quem aparece',
  serie: 'Toda a série',
  turma: 'Minha turma',
  loading: 'Carregando o ranking',
} as const;

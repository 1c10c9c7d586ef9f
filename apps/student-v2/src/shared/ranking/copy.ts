/** Words of every star ranking of this app. Those of S3 §2 'Home' are verbatim. */
export const copy = {
  title: 'Ranking de estrelas',
  podium: 'Pódio',
  list: 'A partir do 4º lugar',
  afterPodium: 'Depois do pódio',
  noStars: 'Ninguém tem estrelas aqui ainda. A primeira fase concluída abre o pódio.',
  window: 'Sua vizinhança no ranking',
  own: 'Sua Posição',
  noName: 'Sem nome',
  you: '(você)',
  place: (place: string) => `${place} lugar`,
  stars: (stars: string) => (stars === '1' ? '1 estrela' : `${stars} estrelas`),
  outOf: (total: string) => (total === '1' ? 'de 1 estudante' : `de ${total} estudantes`),
  next: (falta: number, lugar: string) =>
    falta === 1 ? `Falta 1 estrela para o ${lugar} lugar.` : `Faltam ${falta} estrelas para o ${lugar} lugar.`,
  empty: 'No momento não há alunos na turma para exibir o ranking.',
  off: 'Sua escola não mostra o ranking. Suas estrelas continuam aqui.',
  materia: 'Matéria',
  allMaterias: 'Todas as matérias',
  all: 'Todas',
  escopo: 'Quem aparece',
  serie: 'Toda a série',
  turma: 'Minha turma',
  loading: 'Carregando o ranking',
} as const;

export const rankingWords = {
  noName: copy.noName,
  own: copy.you,
  place: copy.place,
  stars: copy.stars,
} as const;

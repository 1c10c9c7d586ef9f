import { rankingCopy } from '@luneta/app-shell';

/** Words of every star ranking of this app. Those of S3 §2 'Home' are verbatim. */
export const copy = {
  ...rankingCopy,
  title: 'Ranking de estrelas',
  podium: 'Pódio',
  list: 'A partir do 4º lugar',
  afterPodium: 'Depois do pódio',
  noStars: 'Ninguém tem estrelas aqui ainda. A primeira fase concluída abre o pódio.',
  window: 'Sua vizinhança no ranking',
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

export { rankingWords } from '@luneta/app-shell';

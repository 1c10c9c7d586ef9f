/** Sentences of the ranking screen; those that the home shares stand in `src/ranking/copy.ts`. */
export const copy = {
  back: 'Voltar para a página inicial',
  asTable: 'Ver como tabela',
  asPodium: 'Ver pódio e lista',
  nobody: 'Estudante',
  waiting: '…',
  geral: 'Ranking geral',
  stars: 'Estrelas',
  coins: 'Moedas',
  place: (place: string, total: string) => `${place} de ${total}`,
  unknown: 'Não informado',
  heads: { place: 'Lugar', name: 'Nome', turma: 'Turma', stars: 'Estrelas', leftOut: 'outros estudantes' },
} as const;

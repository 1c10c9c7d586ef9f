/** Sentences of the grades and of the list of answer keys in the results (decision 77). */
export const copy = {
  title: 'Resultados',
  gabaritoTitle: 'Gabaritos',
  latest: (data: string) => `Última nota · ${data}`,
  outOf: 'de 10',
  details: 'Ver gabarito',
  notas: 'Últimas notas',
  empty: 'Nenhuma avaliação foi finalizada ainda. Suas notas aparecem aqui depois da correção.',
  all: 'Ver todos os gabaritos',
  ranking: 'Ver o ranking',
  loading: 'Carregando os resultados',
} as const;

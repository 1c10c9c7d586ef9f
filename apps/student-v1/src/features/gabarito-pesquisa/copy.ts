/** Sentences of the search of answer keys. Title, button and empty texts are verbatim (S2 §2.18); 'Ciclo' by decision 84. */
export const copy = {
  title: 'Pesquisar Gabarito',
  back: 'Voltar para os gabaritos',
  filters: 'Filtros',
  materia: { label: 'Matéria', all: 'Todas as matérias' },
  ciclo: { label: 'Ciclo', all: 'Todos os ciclos' },
  /** Cycle numbers with a leading zero. */
  cicloOf: (numero: number) => String(numero).padStart(2, '0'),
  dates: 'Data de aplicação',
  order: 'A data final vem antes da inicial.',
  search: 'Pesquisar',
  results: 'Resultados',
  count: (quantidade: number) => (quantidade === 1 ? '1 avaliação' : `${quantidade} avaliações`),
  empty: 'Nenhuma avaliação encontrada.',
  emptyWithoutFilters: 'Nenhum gabarito disponível ainda.',
  loading: 'Procurando gabaritos',
  loadingFilters: 'Carregando os filtros',
} as const;

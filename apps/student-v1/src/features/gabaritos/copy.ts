/** Sentences of the list of answer keys. Titles, filters and empty texts are verbatim (S2 §2.17). */
export const copy = {
  title: 'Gabaritos',
  search: 'Pesquisar Gabarito',
  ultimas: 'Últimas avaliações',
  semUltimas: 'Nenhuma avaliação foi finalizada este ano.',
  antigas: 'Mais antigas',
  semAntigas: 'Nenhuma avaliação mais antiga.',
  semFiltradas: 'Nenhuma avaliação com estes filtros.',
  mes: { label: 'Mês', all: 'Selecione um mês' },
  materia: { label: 'Matéria', all: 'Selecione uma matéria' },
  loading: 'Carregando os gabaritos',
} as const;

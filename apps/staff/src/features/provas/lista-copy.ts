import type { Quando } from './filtros.ts';

export const quandos: Readonly<Record<Quando, string>> = {
  semana: 'Esta semana',
  proximas: 'Próximas',
  passadas: 'Passadas',
  todas: 'Todas',
};

export const copy = {
  quando: 'Período',
  filterLabel: 'Filtrar provas',
  search: 'Buscar prova',
  searchHint: 'Nome ou código',
  situacao: 'Situação',
  all: 'Todas',
  apply: 'Ver provas',
  filter: (name: string, value: string) => `${name}: ${value}`,
  caption: 'Provas',
  prova: 'Prova',
  janela: 'Quando',
  turmas: 'Turmas',
  andamento: 'Andamento',
  pendencias: 'Pendências',
  loading: 'Carregando provas',
  iniciadas: (n: number, of: number) => `${n} de ${of} iniciaram`,
  entregues: (n: number) => (n === 1 ? '1 entregou' : `${n} entregaram`),
  atrasadas: (n: number) => (n === 1 ? '1 resposta fora do prazo' : `${n} respostas fora do prazo`),
  redacoes: (n: number) => (n === 1 ? '1 redação a corrigir' : `${n} redações a corrigir`),
  nothing: 'Nada',
  emptyWeek: 'Nenhuma prova nesta semana.',
  empty: 'Nenhuma prova neste período.',
  seeAll: 'Ver todas as provas',
  none: 'Nenhuma prova com estes filtros.',
  clear: 'Limpar filtros',
  more: 'Carregar mais provas',
  count: (n: number) => (n === 1 ? '1 prova' : `${n} provas`),
  extendSchool: 'Estender para a escola',
} as const;

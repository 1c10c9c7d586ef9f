/** What every list says, unless a screen has its own words. */
export const copy = {
  filter: (name: string, value: string) => `${name}: ${value}`,
  all: 'Todas',
  period: 'Período',
  order: 'A data final vem antes da inicial.',
  none: 'Nada encontrado com estes filtros.',
  clear: 'Limpar filtros',
  more: 'Mostrar mais',
  pageFailed: 'Não foi possível carregar mais',
  retry: 'Tentar de novo',
  apply: 'Ver resultados',
} as const;

import { rankingCopy } from '@luneta/app-shell';

/** Words that the screens of the results share. */
export const copy = {
  ...rankingCopy,
  tabs: { label: 'Partes dos resultados', notas: 'NOTAS', gabarito: 'GABARITOS', ranking: 'RANKING' },
} as const;

export { rankingWords } from '@luneta/app-shell';

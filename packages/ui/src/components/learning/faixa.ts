// The bands of learning as the pictures show them. Which band an index falls into is `faixaOf` of the domain.
import type { Faixa } from '@luneta/domain/aprendizagem';
import type { Level } from '../results/level-bars/level-word.tsx';

/** Bars and colour of each band. */
export const levelOf: Readonly<Record<Faixa, Level>> = { alta: 'high', media: 'medium', baixa: 'low' };

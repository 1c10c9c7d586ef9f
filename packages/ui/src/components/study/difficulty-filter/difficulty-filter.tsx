import type { ChanceFiltro } from '@luneta/domain/trilha-fase';
import type { ReactNode } from 'react';
import { Segments } from '../../actions/segments/segments.tsx';
import { LevelBars } from '../../results/level-bars/level-bars.tsx';

const order: readonly { value: ChanceFiltro; lit: 0 | 1 | 2 | 3 }[] = [
  { value: 'geral', lit: 0 },
  { value: 'dificil', lit: 3 },
  { value: 'medio', lit: 2 },
  { value: 'facil', lit: 1 },
];

export interface DifficultyFilterProps {
  /** Name of the group: "Filtrar por dificuldade". */
  legend: string;
  /** What is shown now. */
  value: ChanceFiltro;
  /** Another choice; `filterByChance` of the domain filters by it. */
  onChange: (value: ChanceFiltro) => void;
  /** 'Geral', 'Difícil', 'Médio', 'Fácil'. */
  labels: Readonly<Record<ChanceFiltro, string>>;
}

/** Which phases are shown: all, or those of one level. */
export const DifficultyFilter = ({ legend, value, onChange, labels }: DifficultyFilterProps): ReactNode => (
  <Segments
    legend={legend}
    value={value}
    onChange={onChange}
    options={order.map(({ value: one, lit }) => ({ value: one, label: labels[one], mark: <LevelBars lit={lit} /> }))}
  />
);

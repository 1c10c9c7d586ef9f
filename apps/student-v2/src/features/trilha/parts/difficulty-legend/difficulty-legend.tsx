import type { Dificuldade } from '@luneta/domain/dificuldade';
import { DifficultyMark, listRole } from '@luneta/ui';
import type { ReactNode } from 'react';

import * as css from './difficulty-legend.css.ts';

const order = ['dificil', 'medio', 'facil'] as const;

export interface DifficultyLegendProps {
  /** Accessible name of the list: "Legenda de dificuldade". */
  label: string;
  /** 'Difícil', 'Médio', 'Fácil', or a word more about each. */
  labels: Readonly<Record<Dificuldade, string>>;
}

/** What the bars on the phase cards mean. */
export const DifficultyLegend = ({ label, labels }: DifficultyLegendProps): ReactNode => (
  <ul {...listRole} className={css.list} aria-label={label}>
    {order.map((level) => (
      <li key={level}>
        <DifficultyMark level={level}>{labels[level]}</DifficultyMark>
      </li>
    ))}
  </ul>
);

import type { ReactNode } from 'react';
import { ProgressRing } from '../../feedback/progress-ring/progress-ring.tsx';
import { percentText } from '../number-text.ts';
import { TriGauge, type TriGaugeProps } from '../tri-gauge/tri-gauge.tsx';
import * as css from './score-dials.css.ts';

export interface ScoreDialsProps {
  /** Performance, 0 to 100, with the word below its ring: "desempenho"; absent without one. */
  performance?: { percent: number; label: string } | undefined;
  /** The TRI gauge beside it; absent without a score. */
  tri?: TriGaugeProps | undefined;
}

/** The two numbers of a result side by side: the ring of the performance and the gauge of the TRI score. */
export const ScoreDials = ({ performance, tri }: ScoreDialsProps): ReactNode => {
  if (!performance && (tri?.value ?? null) === null) return null;
  return (
    <div className={css.pair}>
      {performance ? (
        <div className={css.one}>
          <ProgressRing label={performance.label} percent={performance.percent} size={96}>
            {percentText(performance.percent)}
          </ProgressRing>
          <p className={css.label} aria-hidden>
            {performance.label}
          </p>
        </div>
      ) : null}
      {tri ? <TriGauge {...tri} /> : null}
    </div>
  );
};

import type { ReactNode } from 'react';
import { classes } from '../../../lib/classes.ts';
import * as css from './progress-bar.css.ts';

export interface ProgressBarProps {
  /** What progresses; its name for screen readers. */
  label: string;
  /** How far, in the unit of `max`. */
  value: number;
  /** The whole. */
  max?: number;
  /** In words, e.g. "29 de 50 itens". */
  valueText: string;
  /** Height of the bar. */
  size?: keyof typeof css.size;
  /** `done` is chosen by itself when the value reaches the maximum; `running` stays as it is. */
  tone?: keyof typeof css.tone;
  /** Shown at the end of the bar, e.g. "29/50 itens". */
  number?: string;
}

/** How much is done; never goes back. */
export const ProgressBar = ({
  label,
  value,
  max = 100,
  valueText,
  size = 'md',
  tone = 'default',
  number,
}: ProgressBarProps): ReactNode => {
  const part = max > 0 ? Math.min(Math.max(value / max, 0), 1) : 0;
  return (
    <div className={css.row}>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={value}
        aria-valuetext={valueText}
        className={classes(css.track, css.size[size])}
      >
        <div
          className={classes(css.fill, css.tone[tone === 'default' && part === 1 ? 'done' : tone])}
          data-some={part > 0 ? '' : undefined}
          style={{ width: `${part * 100}%` }}
        />
      </div>
      {number !== undefined && (
        <span className={css.number} aria-hidden="true">
          {number}
        </span>
      )}
    </div>
  );
};

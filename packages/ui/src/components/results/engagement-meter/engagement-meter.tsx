import type { EngajamentoLevel } from '@luneta/domain/engajamento';
import type { ReactNode } from 'react';
import { classes } from '../../../lib/classes.ts';
import { LevelBars } from '../level-bars/level-bars.tsx';
import * as css from './engagement-meter.css.ts';

const lit = { alto: 3, medio: 2, baixo: 1 } as const;

export interface EngagementMeterProps {
  /** By the domain (`engajamentoLevel`). */
  level: EngajamentoLevel;
  /** In words: "Engajamento alto". */
  label: string;
  /** Three bars in a line of text, or three steps as wide as their place. */
  look?: 'inline' | 'steps';
}

/** Engagement in three steps and a word. */
export const EngagementMeter = ({ level, label, look = 'inline' }: EngagementMeterProps): ReactNode =>
  look === 'inline' ? (
    <span className={classes(css.inline, css.tone[level])}>
      <LevelBars lit={lit[level]} />
      {label}
    </span>
  ) : (
    <div className={classes(css.block, css.tone[level])}>
      <p className={css.word}>{label}</p>
      <span className={css.steps} aria-hidden="true">
        {[1, 2, 3].map((step) => (
          <span key={step} className={classes(css.step, step <= lit[level] && css.lit)} />
        ))}
      </span>
    </div>
  );

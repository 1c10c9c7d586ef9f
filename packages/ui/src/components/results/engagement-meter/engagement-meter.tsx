import type { EngajamentoLevel } from '@luneta/domain/engajamento';
import type { ReactNode } from 'react';
import { classes } from '../../../lib/classes.ts';
import { tone } from '../level-bars/level-bars.css.ts';
import { barsOf, type Level, LevelWord } from '../level-bars/level-word.tsx';
import * as css from './engagement-meter.css.ts';

const levels = { alto: 'high', medio: 'medium', baixo: 'low' } as const satisfies Record<EngajamentoLevel, Level>;

export interface EngagementMeterProps {
  /** By the domain (`engajamentoLevel`). */
  level: EngajamentoLevel;
  /** In words: "Engajamento alto". */
  label: string;
  /** Three bars in a line of text, or three steps as wide as their place. */
  variant?: 'inline' | 'steps';
}

/** Engagement in three steps and a word. */
export const EngagementMeter = ({ level, label, variant = 'inline' }: EngagementMeterProps): ReactNode =>
  variant === 'inline' ? (
    <LevelWord level={levels[level]} label={label} />
  ) : (
    <div className={classes(css.block, tone[levels[level]])}>
      <p className={css.word}>{label}</p>
      <span className={css.steps} aria-hidden="true">
        {[1, 2, 3].map((step) => (
          <span key={step} className={classes(css.step, step <= barsOf[levels[level]] && css.lit)} />
        ))}
      </span>
    </div>
  );

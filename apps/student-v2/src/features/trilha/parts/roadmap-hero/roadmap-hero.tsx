// What one roadmap is and how far it has come, as the large card on top of its page.
import { percentText, subjectOf } from '@luneta/ui';
import { motionMs } from '@luneta/ui/theme';
import type { ReactNode } from 'react';

import * as css from './roadmap-hero.css.ts';

const RING = { cx: 42, cy: 42, r: 37, strokeWidth: 10 } as const;

export interface RoadmapHeroProps {
  /** Name of the subject; the card has its colour. */
  subject: string;
  /** "Roteiro de Estudos", over the large line. */
  kind: string;
  /** The large line: "5 de 8 fases". */
  done: string;
  /** Until when: "Até 4 de dez. às 23h59". */
  until: string;
  /** How much is done, 0 to 100. */
  percent: number;
  /** What the ring shows, for screen readers: "Progresso em Física". */
  progressLabel: string;
}

/** Ring, kind and size of a roadmap on the colour of its subject. */
export const RoadmapHero = ({ subject, kind, done, until, percent, progressLabel }: RoadmapHeroProps): ReactNode => {
  const value = Math.min(Math.max(percent, 0), 100);
  return (
    <div className={css.card} data-materia={subjectOf(subject)}>
      <div
        role="progressbar"
        aria-label={progressLabel}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={value}
        className={css.ring}
      >
        <svg aria-hidden="true" className={css.circle} width={84} height={84}>
          <circle {...RING} className={css.track} />
          {value > 0 && (
            <circle
              {...RING}
              pathLength={100}
              className={css.fill}
              style={{ '--arc': value, '--arc-time': `${value * motionMs.ringPerPercent}ms` }}
            />
          )}
        </svg>
        <span className={css.percent} aria-hidden="true">
          {percentText(value)}
        </span>
      </div>
      <div className={css.words}>
        <p className={css.small}>{kind}</p>
        <p className={css.done}>{done}</p>
        <p className={css.small}>{until}</p>
      </div>
    </div>
  );
};

// Private: another score beside the main one, on the dial and in the line that explains it.
import type { ReactNode } from 'react';
import { pointAt } from '../dial/geometry.ts';
import { numberText } from '../number-text.ts';
import * as css from './tri-gauge.css.ts';

/** A score to compare with. */
export interface TriMark {
  /** `first` the student's first attempt, `class` the mean of the class, `max` the most the exam could give. */
  kind: 'first' | 'class' | 'max';
  /** Score in points. */
  value: number;
  /** "1ª tentativa", "Turma". */
  label: string;
}

const Shape = ({ kind }: { kind: TriMark['kind'] }): ReactNode => {
  if (kind === 'first') return <circle className={css.mark.first} r="5" />;
  if (kind === 'max') return <path className={css.mark.max} d="M0-7 6 5H-6z" />;
  return <rect className={css.mark.class} x="-3" y="-8" width="6" height="16" rx="2" />;
};

interface MarkOnDialProps {
  kind: TriMark['kind'];
  /** Of its score. */
  share: number;
  /** Beside another mark at the same score. */
  drawnAt: number;
}

/** Inside the arc, clear of the needle, with a line to its score. */
export const MarkOnDial = ({ kind, share, drawnAt }: MarkOnDialProps): ReactNode => {
  const { x, y } = pointAt(drawnAt, 45);
  const tip = pointAt(share, 55);
  return (
    <>
      <line className={css.pointer} x1={x} y1={y} x2={tip.x} y2={tip.y} />
      <g transform={`translate(${x} ${y}) rotate(${drawnAt * 180 - 90})`}>
        <Shape kind={kind} />
      </g>
    </>
  );
};

/** "○ 1ª tentativa 588,2". */
export const MarkLine = ({ mark }: { mark: TriMark }): ReactNode => (
  <div className={css.markLine}>
    <svg className={css.key} width="14" height="18" viewBox="-7 -9 14 18" aria-hidden>
      <Shape kind={mark.kind} />
    </svg>
    <span>
      {mark.label} <span className={css.markValue}>{numberText(mark.value)}</span>
    </span>
  </div>
);

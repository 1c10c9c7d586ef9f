// Private: the drawn half of the performance line. One image for screen readers, who hear every point in its name.
import type { ReactNode } from 'react';
import { classes } from '../../../lib/classes.ts';
import * as css from './performance-line.css.ts';
import { linePath, type PerformancePoint, type PlacedPoint, placePoints } from './scale.ts';

export interface LineChartProps {
  /** What the line shows. */
  title: string;
  /** At least one. */
  points: readonly PerformancePoint[];
  /** Value at the foot of the scale. */
  min: number;
  /** Value at its top. */
  max: number;
  /** Writes a value: 60 → "60%". */
  format: (value: number) => string;
}

const momentLook = (index: number, count: number) => {
  if (count === 1) return css.loneMoment;
  if (index === 0) return css.firstMoment;
  return index === count - 1 ? css.lastMoment : css.innerMoment;
};

const placeOf = ({ x, y }: PlacedPoint) => ({ left: `${x}%`, top: `${y}%` });

const Kite = (): ReactNode => (
  <svg viewBox="0 0 18 22" width="18" height="22" aria-hidden>
    <path className={css.kiteShape} d="M9 1.5L16.5 10 9 20.5 1.5 10z" strokeWidth="2" strokeLinejoin="round" />
  </svg>
);

/** Grid, curve, dots, the kite at the last one with its value, and the moments below. */
export const LineChart = ({ title, points, min, max, format }: LineChartProps): ReactNode => {
  const placed = placePoints(points, min, max);
  const path = linePath(placed);
  const end = placed.at(-1);
  // When the line falls, the last value is written below the point, unless the axis is there.
  const falls = (placed.at(-2)?.value ?? min) > (end?.value ?? min) && (end?.y ?? 0) < 80;
  const name = placed.map((point) => `${point.label}: ${format(point.value)}`).join('; ');
  return (
    <div className={css.chart} role="img" aria-label={`${title}. ${name}`}>
      <div className={css.plot}>
        <svg className={css.svg} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
          {[0, 25, 50, 75, 100].map((y) => (
            <line key={y} className={css.grid} x1="0" x2="100" y1={y} y2={y} />
          ))}
          {path === null ? null : <path className={css.line} d={path} />}
        </svg>
        {placed.map((point) =>
          point === end ? (
            <span key={point.x} className={css.kite} style={placeOf(point)}>
              <Kite />
              <span className={classes(css.last, falls ? css.below : css.above)}>{format(point.value)}</span>
            </span>
          ) : (
            <span key={point.x} className={css.dot} style={placeOf(point)} />
          ),
        )}
      </div>
      <div className={css.scale}>
        {[max, (min + max) / 2, min].map((value, index) => (
          <span key={value} className={css.scaleText} style={{ insetBlockStart: `${index * 50}%` }}>
            {format(value)}
          </span>
        ))}
      </div>
      <div className={css.moments}>
        {placed.map((point, index) => (
          <span key={point.x} className={momentLook(index, placed.length)} style={{ '--at': point.x }}>
            {point.label}
          </span>
        ))}
      </div>
    </div>
  );
};

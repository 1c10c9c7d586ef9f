// Positions of points in a chart of 100 by 100 that is stretched to its space. A monotone curve keeps its shape when
// stretched, so no width has to be measured.
import { curveMonotoneX, line } from 'd3-shape';

/** One point of the line. */
export interface PerformancePoint {
  /** Short name of the moment, on the axis and in the table: "Ciclo 02", "12 de mar.". */
  label: string;
  /** The performance then, inside the scale of the chart. */
  value: number;
  /** In the table its value leads there, to what explains it. */
  href?: string;
}

/** More would touch each other on a phone; the oldest stay in the table only. */
const MOST_POINTS = 12;

/** A point of the chart with its place, both 0 to 100, from the left and from the top. */
export interface PlacedPoint extends PerformancePoint {
  x: number;
  y: number;
}

/** The newest twelve at even distances; a single one stands in the middle. */
export const placePoints = (points: readonly PerformancePoint[], min: number, max: number): PlacedPoint[] => {
  const shown = points.slice(-MOST_POINTS);
  const steps = shown.length - 1;
  return shown.map((point, index) => ({
    ...point,
    x: steps === 0 ? 50 : (index / steps) * 100,
    y: 100 - (Math.min(Math.max(point.value, min), max) - min) * (100 / (max - min)),
  }));
};

/** The curve through the points; nothing through one. */
export const linePath = (points: readonly PlacedPoint[]): string | null =>
  points.length < 2
    ? null
    : line<PlacedPoint>(
        (point) => point.x,
        (point) => point.y,
      ).curve(curveMonotoneX)([...points]);

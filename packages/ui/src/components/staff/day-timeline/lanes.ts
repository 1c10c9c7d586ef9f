/** Where the bars of a day stand: hours of the axis, and lanes in which no two bars meet. Pure. */

/** Minutes since midnight. */
export interface Span {
  from: number;
  to: number;
}

/** Place of a bar: percent of the width, and the lane from the top. */
export interface Place {
  left: number;
  width: number;
  lane: number;
}

const HOUR = 60;
const DAY = 24 * HOUR;
/** A school day is shown whole, whatever happens in it. */
const USUAL: Span = { from: 7 * HOUR, to: 18 * HOUR };
/** A short bar still has space for its words. */
const LEAST_WIDTH = 17;

const inDay = (minutes: number) => Math.min(Math.max(minutes, 0), DAY);

/** Whole hours that hold every span, the usual day at least. */
export function axisOf(spans: readonly Span[]): Span {
  const from = Math.min(USUAL.from, ...spans.map((span) => inDay(span.from)));
  const to = Math.max(USUAL.to, ...spans.map((span) => inDay(span.to)));
  return { from: Math.floor(from / HOUR) * HOUR, to: Math.ceil(to / HOUR) * HOUR };
}

/** The hours of an axis, each at its percent; every second one where there are many. */
export function hoursOf(axis: Span): readonly { hour: number; at: number }[] {
  const step = axis.to - axis.from > 14 * HOUR ? 2 * HOUR : HOUR;
  const count = Math.floor((axis.to - axis.from) / step);
  return Array.from({ length: count + 1 }, (_, n) => axis.from + n * step).map((minutes) => ({
    hour: minutes / HOUR,
    at: percentOf(minutes, axis),
  }));
}

/** Percent of the axis, within it. */
export function percentOf(minutes: number, { from, to }: Span): number {
  return ((Math.min(Math.max(minutes, from), to) - from) / (to - from)) * 100;
}

/** A place for each span, in their order: the first lane that is free there. */
export function placesOf(spans: readonly Span[], axis: Span): readonly Place[] {
  const ends: number[] = [];
  return spans.map((span) => {
    const start = percentOf(span.from, axis);
    const width = Math.max(percentOf(span.to, axis) - start, LEAST_WIDTH);
    const left = Math.min(start, 100 - width);
    const free = ends.findIndex((end) => end <= left);
    const lane = free === -1 ? ends.length : free;
    ends[lane] = left + width;
    return { left, width, lane };
  });
}

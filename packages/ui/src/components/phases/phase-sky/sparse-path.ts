// Geometry of a short path: up to four phases, one below the other from side to side. The units are those of `sky-path.ts`.
// Every line leaves a phase sideways, so that it meets no name: these stand below their phases.
import { lineBetween, lineIn, rowHeight, type Place } from './sky-path.ts';

/** Most phases of a short path. */
export const sparseMost = 4;

const left = 26;
const right = 72;
const places: readonly Place[] = [
  { x: left, y: 72 },
  { x: right, y: 130 },
  { x: left, y: 260 },
  { x: right, y: 318 },
];
/** Space for the name of the last phase above the Boss. */
const foot = 88;
/** How far the turn below a name of the right column reaches out. */
const turn = 106;

/** Where the phase of this index (from 0) stands. */
export const sparsePlaceOf = (index: number): Place => places[index] ?? { x: left, y: 72 };

/** Rows of the sky that a path of so many phases takes. */
export const sparseRows = (count: number): number => (sparsePlaceOf(count - 1).y + foot) / rowHeight;

/** The way to the phase of this index from what stands before it. */
export const sparseLineTo = (index: number): string => {
  const to = sparsePlaceOf(index);
  if (index === 0) return lineIn(to);
  const from = sparsePlaceOf(index - 1);
  if (from.x < to.x) return lineBetween(from, to);
  // Around the name below the phase before, and back beneath it.
  return `M${from.x} ${from.y}C${turn} ${from.y} ${turn} ${to.y - 8} ${from.x} ${to.y - 8}S${from.x - 16} ${to.y} ${to.x} ${to.y}`;
};

/** From the last phase down to the Boss. */
export const sparseLineOut = (count: number): string => {
  const { x, y } = sparsePlaceOf(count - 1);
  return `M${x} ${y}C50 ${y} 50 ${y + 40} 50 ${y + foot}`;
};

// Geometry of the path of phases: four in a row, every second row from right to left. Widths are percent of the sky,
// heights are hundredths of a row, so that one drawing fits every width and text size.

/** A point of the sky. */
export interface Place {
  x: number;
  y: number;
}

/** Phases side by side. */
export const perRow = 4;
/** Height of a row in the units of a `Place`. */
export const rowHeight = 100;

const firstColumn = 14;
const columnStep = 24;
/** How far each step of a row lies below its middle. */
const wave = [10, -14, -2, 12] as const;
/** How far a turn between two rows reaches out. */
const turn = 13;

/** Where the phase of this index (from 0) stands on its page. */
export const placeOf = (index: number): Place => {
  const row = Math.floor(index / perRow);
  const step = index % perRow;
  const column = row % 2 === 0 ? step : perRow - 1 - step;
  return { x: firstColumn + columnStep * column, y: row * rowHeight + 46 + (wave[step] ?? 0) };
};

/** A smooth line between two places; between two rows it goes around the outside. */
export const lineBetween = (from: Place, to: Place): string => {
  const start = `M${from.x} ${from.y}`;
  if (from.x === to.x) {
    const out = from.x + (from.x > 50 ? turn : -turn);
    return `${start}C${out} ${from.y + 20} ${out} ${to.y - 20} ${to.x} ${to.y}`;
  }
  const middle = (from.x + to.x) / 2;
  return `${start}C${middle} ${from.y} ${middle} ${to.y} ${to.x} ${to.y}`;
};

/** From beyond the near edge to the first phase of a page. */
export const lineIn = (first: Place): string =>
  `M-200 ${first.y + 18}H-8C${first.x - 11} ${first.y + 18} ${first.x - 11} ${first.y} ${first.x} ${first.y}`;

/** From the last phase of a page to the edge ahead of it, or down to the Boss. */
export const lineOut = (count: number, rows: number, to: 'page' | 'boss'): string => {
  const last = placeOf(count - 1);
  const end = rows * rowHeight;
  if (to === 'boss') return `M${last.x} ${last.y}C${last.x} ${end - 12} 50 ${end - 40} 50 ${end}`;
  const ahead = Math.floor((count - 1) / perRow) % 2 === 0 ? 1 : -1;
  const edge = { x: last.x + 22 * ahead, y: last.y + 20 };
  return `${lineBetween(last, edge)}H${edge.x + 200 * ahead}`;
};

// Where a key leads in a grid. Pure.

/** A place in the grid, from 0. */
export interface GridPlace {
  /** Its row. */
  row: number;
  /** Its column. */
  column: number;
}

/** Last row and column. */
export interface GridEnd {
  /** Of the rows. */
  row: number;
  /** Of the columns. */
  column: number;
}

const PAGE = 10;
const clamp = (value: number, end: number) => Math.min(Math.max(value, 0), Math.max(end, 0));

/** The place a key moves to; null for a key that moves nowhere. */
export function moveBy(key: string, ctrl: boolean, { row, column }: GridPlace, end: GridEnd): GridPlace | null {
  const to = (nextRow: number, nextColumn: number) => ({
    row: clamp(nextRow, end.row),
    column: clamp(nextColumn, end.column),
  });
  switch (key) {
    case 'ArrowUp':
      return to(ctrl ? 0 : row - 1, column);
    case 'ArrowDown':
      return to(ctrl ? end.row : row + 1, column);
    case 'ArrowLeft':
      return to(row, ctrl ? 0 : column - 1);
    case 'ArrowRight':
      return to(row, ctrl ? end.column : column + 1);
    case 'Enter':
      return to(row + 1, column);
    case 'Home':
      return to(ctrl ? 0 : row, 0);
    case 'End':
      return to(ctrl ? end.row : row, end.column);
    case 'PageUp':
      return to(row - PAGE, column);
    case 'PageDown':
      return to(row + PAGE, column);
    default:
      return null;
  }
}

/**
 * After a value was typed: the next cell that is typed, in the next row from the start column on; null after the last one, whose
 * value the next key must not take the place of.
 */
export function afterTyping(
  from: GridPlace,
  end: GridEnd,
  start: number,
  isOff: (place: GridPlace) => boolean,
): GridPlace | null {
  for (let row = from.row; row <= end.row; row += 1)
    for (let column = row === from.row ? from.column + 1 : start; column <= end.column; column += 1)
      if (!isOff({ row, column })) return { row, column };
  return null;
}

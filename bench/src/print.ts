/** How measurements are shown: aligned rows, and ratios of two figures of the same run. */

/** `bytes` with thousands separated: 153,600. */
export const bytes = (count: number): string => count.toLocaleString('en-US');

/** Prints a ratio of two figures of one run, and what they are. Figures of different machines cannot be compared. */
export function ratioLine(name: string, measured: number, against: number, compared: string): string {
  return `  ratio ${name}: ${(measured / against).toFixed(2)} (${compared})`;
}

/** Rows in columns; the first column is text, the others are figures. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  const pad = (cell: string, column: number) =>
    column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0);
  return rows.map((row) => `  ${row.map(pad).join('  ')}`.trimEnd()).join('\n');
}

export const heading = (title: string): string => `\n━━ ${title}`;

/** How measurements are summed up and shown: percentiles, aligned rows, ratios of two figures of the same run. */

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

/** The value that a share (0 to 1) of the samples does not exceed, by the nearest rank; NaN without samples. */
export function percentile(samples: readonly number[], share: number): number {
  const sorted = samples.toSorted((a, b) => a - b);
  const rank = Math.max(1, Math.ceil(share * sorted.length));
  return sorted[rank - 1] ?? Number.NaN;
}

export const median = (samples: readonly number[]): number => percentile(samples, 0.5);

// Alone in a file, because components read it while they run: the rest of the scale is for style sheets.
/** Media queries, mobile first: `'@media': { [from.medium]: ... }`. Gutters: 16, 24, 32, 40 px. */
export const from = {
  medium: 'screen and (min-width: 600px)',
  expanded: 'screen and (min-width: 900px)',
  wide: 'screen and (min-width: 1200px)',
} as const;

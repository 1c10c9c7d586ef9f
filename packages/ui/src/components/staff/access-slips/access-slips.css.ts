import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { from, radius, space, type } from '../../../theme/scale.ts';

export const sheet = style({ display: 'grid', gap: space.e20, minWidth: 0 });
export const screenOnly = style({ display: 'grid', gap: space.e16, '@media': { print: { display: 'none' } } });
/** Without a margin the browser prints no date, title and address of its own: nothing but slips is on the paper. */
globalStyle('@page slips', { margin: 0 });
export const slips = style({
  display: 'grid',
  gap: space.e12,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [from.medium]: { gridTemplateColumns: 'repeat(auto-fill, minmax(300px, 1fr))' },
    // Blocks in a row break between pages as they should; a grid of several columns does not in every browser.
    print: { display: 'block', fontSize: 0, page: 'slips', width: '210mm', marginInline: 'calc(50% - 105mm)' },
  },
});
/** Dashed where it is cut. Ink on paper: colours of the theme may be those of a dark one. */
export const slip = style({
  display: 'grid',
  gap: space.e4,
  alignContent: 'start',
  minWidth: 0,
  padding: space.e16,
  borderRadius: radius.input,
  border: `1px dashed ${vars.border.control}`,
  background: vars.bg.surface,
  '@media': {
    print: {
      display: 'inline-block',
      verticalAlign: 'top',
      // Said here, so that two fit beside each other wherever the sheet is shown.
      boxSizing: 'border-box',
      width: '50%',
      // Four below each other fill a sheet.
      minHeight: '72mm',
      padding: '10mm',
      breakInside: 'avoid',
      borderRadius: 0,
      borderColor: '#000',
      background: '#fff',
      color: '#000',
    },
  },
});
const ink = { '@media': { print: { color: '#000' } } } as const;
const breaks = { overflowWrap: 'anywhere' } as const;
export const place = style({ ...type.caption, ...breaks, ...ink, color: vars.text.muted });
export const name = style({ ...type.h3, ...breaks });
export const address = style({ ...type.small, ...breaks, ...ink, color: vars.text.muted });
/** Values stand below each other, however long their names are. */
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'baseline',
  gap: `${space.e4} ${space.e12}`,
  marginBlock: space.e8,
  // On a phone below its name: a password that breaks is copied wrong.
  '@media': { 'screen and (max-width: 599px)': { gridTemplateColumns: 'minmax(0, 1fr)', gap: 0 } },
});
export const fact = style({ display: 'contents' });
export const term = style({
  ...type.small,
  color: vars.text.muted,
  '@media': { ...ink['@media'], 'screen and (max-width: 599px)': { marginBlockStart: space.e4 } },
});
/** Letters that cannot be mistaken for each other: a zero is no O. */
export const value = style({
  ...type.body,
  ...breaks,
  fontFamily: 'ui-monospace, "Cascadia Mono", "Roboto Mono", "DejaVu Sans Mono", monospace',
  fontWeight: 650,
  fontSize: '1.125rem',
});
export const note = style({ ...type.caption, ...ink, color: vars.text.muted });

import { border, space, vars } from '@luneta/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const screenOnly = style({ display: 'grid', gap: space.e16, '@media': { print: { display: 'none' } } });
/** Black on white, as on paper, whatever the theme. */
export const paper = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.e24,
  padding: space.e20,
  border: `${border.thin} solid ${vars.border.subtle}`,
  background: '#fff',
  color: '#000',
  '@media': { print: { display: 'block', padding: 0, border: 0 } },
});
globalStyle(`${paper} *`, { color: '#000' });
export const head = style({ display: 'grid', gap: '2mm', paddingBlockEnd: '4mm' });
/** Lines to be filled by hand. */
export const blanks = style({ display: 'grid', gridTemplateColumns: '3fr 1fr 1fr', gap: '4mm', fontSize: '10pt' });
export const blank = style({ borderBlockEnd: '0.5pt solid #000', minBlockSize: '7mm', alignContent: 'end' });
export const theme = style({ fontSize: '15pt', fontWeight: 700, lineHeight: 1.3, margin: 0 });
export const title = style({ fontSize: '11pt', fontWeight: 700, margin: '4mm 0 1mm', breakAfter: 'avoid' });
export const text = style({ fontSize: '11pt', lineHeight: 1.45, overflowWrap: 'anywhere' });
/** The ruled sheet begins a page of its own. */
export const sheet = style({ '@media': { print: { breakBefore: 'page' } } });
export const lines = style({ listStyle: 'none', margin: 0, padding: 0, border: '0.5pt solid #000' });
export const line = style({
  display: 'flex',
  alignItems: 'end',
  blockSize: '7.4mm',
  paddingInline: '2mm',
  borderBlockEnd: '0.5pt solid #777',
  fontSize: '8pt',
  lineHeight: 1.4,
  breakInside: 'avoid',
});
globalStyle(`${line}:last-child`, { borderBlockEnd: 0 });

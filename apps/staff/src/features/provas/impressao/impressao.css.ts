import { border, radius, space, type, vars } from '@luneta/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** Where a sheet is drawn as it will be: on paper, and on a screen that is wide enough for it. */
const paper = 'print, screen and (min-width: 68rem)';
const avoid = { breakInside: 'avoid' } as const;
/** A line to write on. */
const line = '0.75pt solid currentColor';

/** What the page is for is on paper; the rest of it is not. */
export const screenOnly = style({ display: 'grid', gap: space.e16, '@media': { print: { display: 'none' } } });
export const choices = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: space.e16 });
export const choice = style({ flex: '1 1 220px', maxWidth: '328px', minWidth: 0 });

/** Ink on paper, whatever the theme; on a screen as wide as the paper, so that lines break where they will. */
export const sheet = style({
  minWidth: 0,
  padding: space.e16,
  borderRadius: radius.cell,
  border: `${border.thin} solid ${vars.border.subtle}`,
  background: '#fff',
  color: '#000',
  '@media': {
    'screen and (min-width: 68rem)': { boxSizing: 'content-box', width: '190mm', padding: '10mm' },
    // As wide as the paper leaves, whatever the page around it does.
    print: { width: '190mm', marginInline: 'calc(50% - 95mm)', padding: 0, border: 0, borderRadius: 0 },
  },
});
/** Sheets that are drawn one by one have a frame of their own. */
export const sheets = style({ minWidth: 0, '@media': { print: { color: '#000' } } });
globalStyle(`:is(${sheet}, ${sheets}) *`, { '@media': { print: { color: '#000 !important' } } });

export const head = style({ display: 'grid', gap: '2mm', paddingBlockEnd: '4mm', fontSize: '11pt', lineHeight: 1.3 });
export const headLine = style({ display: 'flex', justifyContent: 'space-between', gap: '4mm' });
export const blanks = style({ display: 'flex', gap: '4mm', alignItems: 'baseline' });
export const blank = style({ display: 'flex', gap: '2mm', flex: '0 0 32mm', alignItems: 'baseline' });
export const blankWide = style({ flex: 1 });
export const rule = style({ flex: 1, borderBlockEnd: line, height: '1.2em', fontWeight: 650 });

export const title = style({ marginBlockEnd: '4mm', display: 'grid', gap: '1mm' });
export const titleText = style({ fontFamily: type.h2.fontFamily, fontWeight: 700, fontSize: '16pt', lineHeight: 1.2 });
export const fact = style({ fontSize: '11pt', lineHeight: 1.4 });
export const instructions = style({
  ...avoid,
  marginBlock: '3mm',
  fontSize: '11pt',
  lineHeight: 1.45,
  whiteSpace: 'pre-line',
});

/** The reading size of the questions, in points: `--ponto` is the size chosen. */
export const body = style({ fontSize: 'var(--ponto)', lineHeight: 1.38, columnGap: '8mm' });
export const two = style({ '@media': { [paper]: { columnCount: 2, columnRule: '0.5pt solid #999' } } });
/** All of a question is as large as the size chosen: sources and tables, too. Above a formula stand smaller signs. */
globalStyle(`${body} :is(div, p, li, small, cite, figcaption, td, th, caption, table, blockquote)`, {
  fontSize: 'var(--ponto)',
  lineHeight: 1.38,
});
globalStyle(`${body} :is(p, div, ul, ol, table, blockquote) + :is(p, div, ul, ol, table, blockquote)`, {
  marginBlockStart: '0.45em',
});
globalStyle(`${body} img`, { maxHeight: '110mm', objectFit: 'contain', borderRadius: 0 });
globalStyle(`${body} math[display="block"]`, { fontSize: '1.15em' });
globalStyle(`${body} table`, { maxWidth: '100%' });

export const opening = style({ ...avoid, breakAfter: 'avoid', marginBlock: '4mm 2mm', fontWeight: 700 });
export const passage = style({
  ...avoid,
  breakAfter: 'avoid',
  marginBlockEnd: '4mm',
  paddingInlineStart: '3mm',
  borderInlineStart: '1.5pt solid #999',
});
export const source = style({ marginBlockStart: '1mm', textAlign: 'end' });
export const question = style({ ...avoid, marginBlockEnd: '6mm' });
export const number = style({ breakAfter: 'avoid', marginBlockEnd: '1mm', fontWeight: 700, fontSize: 'var(--ponto)' });
/** Those that are left together stand on one page. */
export const options = style({
  ...avoid,
  breakBefore: 'avoid',
  display: 'grid',
  gap: '1mm',
  padding: 0,
  margin: '2mm 0 0',
  listStyle: 'none',
});
export const option = style({ ...avoid, display: 'grid', gridTemplateColumns: '1.9em minmax(0, 1fr)' });
export const letter = style({ fontWeight: 700 });
export const writing = style({ ...avoid, marginBlockStart: '2mm' });
export const writingLine = style({ height: '8.5mm', borderBlockEnd: line });
export const newPage = style({ breakBefore: 'page' });

/** A table of numbers. */
export const table = style({ width: '100%', borderCollapse: 'collapse', fontSize: '11pt', lineHeight: 1.3 });
globalStyle(`${table} :is(th, td)`, { padding: '1.2mm 2mm', borderBlockEnd: '0.5pt solid #999', textAlign: 'start' });
globalStyle(`${table} tr`, avoid);
globalStyle(`${table} :is(th, td):not(:last-child)`, { whiteSpace: 'nowrap' });
/** Codes are long, and only looked up. */
export const code = style({ fontSize: '9pt', overflowWrap: 'anywhere' });
export const signature = style({ height: '8mm' });
export const narrow = style({ columnCount: 2, columnGap: '8mm' });

/** A whole sheet as a drawing: its measures are those of the paper. */
export const drawing = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  background: '#fff',
  color: '#000',
  '@media': { [paper]: { width: '190mm', height: '264mm' } },
});
/** In narrow columns and large letters a question is often longer than what is left of a page: its text goes on. */
export const flowing = style({ orphans: 3, widows: 3 });
globalStyle(`${flowing} > ${question}`, { breakInside: 'auto' });
/** The first question begins below the title, also where it is longer than the rest of the page. */
globalStyle(`${body} > ${question}:first-child`, { breakInside: 'auto' });

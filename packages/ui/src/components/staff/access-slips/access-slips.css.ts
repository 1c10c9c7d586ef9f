import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { radius, space, type } from '../../../theme/scale.ts';
import { paper } from '../print-sheet/print-sheet.css.ts';

const phone = 'screen and (max-width: 599px)';
const breaks = { overflowWrap: 'anywhere' } as const;
/** Letters that cannot be mistaken for each other: a zero is no O. */
const mono = 'ui-monospace, "Cascadia Mono", "Roboto Mono", "DejaVu Sans Mono", monospace';

export const sheet = style({ display: 'grid', gap: space.e20, minWidth: 0, '@media': { print: { display: 'block' } } });
export const screenOnly = style({ display: 'grid', gap: space.e16, '@media': { print: { display: 'none' } } });
export const symbols = style({ position: 'absolute' });

/** On a phone only. */
export const picker = style({ display: 'none', gap: space.e12, '@media': { [phone]: { display: 'grid' } } });
export const steps = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space.e8 });
export const count = style({ ...type.small, color: vars.text.muted, fontVariantNumeric: 'tabular-nums' });

export const slip = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.e4,
  height: '100%',
  minWidth: 0,
  padding: space.e16,
  borderRadius: radius.input,
  border: `1px dashed ${vars.border.control}`,
  background: vars.bg.surface,
  '@media': {
    [phone]: { display: 'none', padding: space.e20 },
    [paper]: { position: 'relative', padding: 0, border: 0, borderRadius: 0, background: 'none' },
    print: { display: 'flex' },
  },
});
export const current = style({ '@media': { [phone]: { display: 'flex' } } });

/** At the corner of the paper; the screen has its own. */
export const mark = style({
  display: 'none',
  '@media': { [paper]: { display: 'block', position: 'absolute', insetBlockStart: 0, insetInlineEnd: 0 } },
});
export const place = style({
  ...type.caption,
  ...breaks,
  color: vars.text.muted,
  '@media': { [paper]: { fontSize: '9pt', lineHeight: 1.3, color: '#000' } },
});
export const name = style({
  ...type.h3,
  ...breaks,
  '@media': {
    [phone]: { fontSize: '1.5rem' },
    [paper]: { marginInlineEnd: '10mm', fontSize: '14pt', lineHeight: 1.1, color: '#000' },
  },
});
export const body = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.e12,
  marginBlock: space.e8,
  '@media': {
    [paper]: {
      flex: 1,
      flexWrap: 'nowrap',
      minHeight: 0,
      alignItems: 'flex-start',
      marginBlock: '2.5mm 0',
      gap: '3mm',
    },
  },
});
export const facts = style({ display: 'grid', gap: space.e8, minWidth: 0, '@media': { [paper]: { gap: '1mm' } } });
/** Many short values, such as recovery codes, stand in two columns. */
export const many = style({ flex: 1, gridTemplateColumns: '1fr 1fr' });
export const fact = style({ display: 'grid', minWidth: 0 });
export const term = style({
  ...type.caption,
  color: vars.text.muted,
  '@media': { [paper]: { fontSize: '8pt', lineHeight: 1.3, color: '#000' } },
});
export const value = style({
  ...type.body,
  ...breaks,
  margin: 0,
  fontFamily: mono,
  fontWeight: 650,
  '@media': { [paper]: { fontSize: '10.5pt', lineHeight: 1.2, color: '#000' } },
});
/** What is typed letter by letter. A gap that nobody types: each half stands for itself. */
export const secret = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '0.5em',
  fontSize: '1.25rem',
  '@media': { [phone]: { fontSize: '1.75rem' }, [paper]: { flexWrap: 'nowrap', fontSize: '17pt', lineHeight: 1.1 } },
});
/** Dark on white in every theme: cameras read nothing else for sure. */
export const code = style({
  flex: 'none',
  width: 96,
  height: 96,
  padding: space.e8,
  borderRadius: radius.cell,
  background: '#fff',
  color: '#000',
  '@media': {
    [phone]: { width: 160, height: 160 },
    [paper]: { width: '24mm', height: '24mm', padding: '1mm', borderRadius: 0 },
  },
});
export const foot = style({
  ...type.small,
  ...breaks,
  marginBlockStart: 'auto',
  color: vars.text.muted,
  '@media': { [paper]: { fontSize: '9pt', lineHeight: 1.3, color: '#000' } },
});
export const address = style({ fontWeight: 650, color: vars.text.default, '@media': { [paper]: { color: '#000' } } });
export const note = style({ display: 'block' });

import { globalStyle, style } from '@vanilla-extract/css';
import { from, radius, shadow, space } from '../../../theme/scale.ts';

/** Where an A4 sheet is drawn as it will be: on paper, and on a screen that is wide enough for it beside the rail. */
export const paper = 'print, screen and (min-width: 68rem)';
const wideScreen = 'screen and (min-width: 68rem)';

/** Without a margin the browser prints no date, title and address of its own: nothing but the sheet is on the paper. */
globalStyle('@page sheets', { margin: 0 });
/** Text breaks where a sheet ends: the margin is the page's own, so that each page has it. */
globalStyle('@page flow', { margin: '10mm 10mm 14mm' });

export const part = style({
  display: 'grid',
  gap: space.e12,
  minWidth: 0,
  '@media': { [paper]: { display: 'block' } },
});

/** Ink on paper, whatever the theme. Measures of paper do not grow with the text of the screen. */
const ink = { background: '#fff', color: '#000' } as const;
/** As wide as the paper, whatever the page around it leaves. */
const fullWidth = { marginInline: 'calc(50% - 105mm)' } as const;

export const page = style({
  display: 'grid',
  gap: space.e12,
  minWidth: 0,
  '@media': {
    [paper]: {
      ...ink,
      boxSizing: 'border-box',
      display: 'flex',
      flexDirection: 'column',
      gap: 0,
      width: '210mm',
      padding: '10mm',
      overflow: 'hidden',
    },
    // A hair less than the sheet: rounding makes no empty page.
    print: { ...fullWidth, page: 'sheets', height: '296.5mm', breakBefore: 'page' },
    [wideScreen]: { height: '297mm', marginBlockEnd: space.e24, borderRadius: radius.chip, boxShadow: shadow.float },
  },
});

export const head = style({ '@media': { [paper]: { marginBlockEnd: '4mm' } } });

export const pages = style({ padding: 0, margin: 0, listStyle: 'none' });
/** What a whole sheet holds, down to its foot. */
export const whole = style({ minWidth: 0, '@media': { [paper]: { flex: 1, minHeight: 0 } } });

/** The cells and the scissors beside their lines. */
export const cells = style({
  minWidth: 0,
  '@media': { [paper]: { position: 'relative', display: 'grid', flex: 1, minHeight: 0 } },
});
export const grid = style({
  display: 'grid',
  gap: space.e12,
  padding: 0,
  margin: 0,
  listStyle: 'none',
  minWidth: 0,
  '@media': {
    [from.medium]: { gridTemplateColumns: 'repeat(auto-fill, minmax(300px, 1fr))' },
    [paper]: {
      minHeight: 0,
      gridTemplateColumns: '50% 50%',
      gridTemplateRows: 'repeat(4, minmax(0, 1fr))',
      gap: 0,
    },
  },
});
const cut = '0.5pt dashed #555';
/** Dashed where it is cut; the margin of the sheet is cut off as a whole. */
export const cell = style({
  minWidth: 0,
  '@media': { [paper]: { overflow: 'hidden', padding: '4mm 5mm' } },
});
globalStyle(`${cell}:nth-child(odd)`, { '@media': { [paper]: { borderInlineEnd: cut } } });
globalStyle(`${cell}:nth-child(-n + 6)`, { '@media': { [paper]: { borderBlockEnd: cut } } });

/** Where the scissors begin: above the line down, beside the first line across. */
export const scissors = style({
  display: 'none',
  '@media': { [paper]: { display: 'block', position: 'absolute', color: '#555', lineHeight: 0 } },
});
export const scissorsDown = style({ insetBlockStart: '-6mm', insetInlineStart: 'calc(50% - 8px)', rotate: '90deg' });
export const scissorsAcross = style({ insetBlockStart: 'calc(25% - 8px)', insetInlineStart: '-6mm' });

export const foot = style({
  display: 'none',
  '@media': {
    [paper]: {
      display: 'flex',
      justifyContent: 'space-between',
      gap: '4mm',
      paddingBlockStart: '3mm',
      fontSize: '8pt',
      lineHeight: 1.3,
    },
  },
});

export const flow = style({ minWidth: 0, '@media': { print: { ...ink, page: 'flow' } } });
/** A head and a foot of a table stand on each page again. */
export const table = style({ width: '100%', tableLayout: 'fixed', borderCollapse: 'collapse' });
/** Only a head that is kept whole stands on each page again, also that of a table inside. */
globalStyle(`${flow} thead`, { breakInside: 'avoid' });
globalStyle(`${table} > * > tr > td`, { padding: 0, verticalAlign: 'top' });
export const flowFoot = style({
  display: 'none',
  '@media': { print: { display: 'block', paddingBlockStart: '3mm', fontSize: '8pt', lineHeight: 1.3 } },
});

import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { border, from, radius, shadow, space, stripHeight } from '../../../theme/scale.ts';

export const column = style({ display: 'flex', flexDirection: 'column', gap: space.e12, minHeight: '100%' });
export const top = style({
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: space.e8,
  marginBlockStart: '-8px',
  marginInlineEnd: '-8px',
});
export const lead = style({ minWidth: 0 });
export const head = style({ display: 'flex', alignItems: 'center', gap: space.e16, minWidth: 0 });
export const names = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.e4,
  minWidth: 0,
  overflowWrap: 'anywhere',
});
globalStyle(`${top} > ${names}`, { paddingBlockStart: space.e8 });
globalStyle(`${top} > ${lead}`, { alignSelf: 'center' });
export const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.e20,
  flex: 1,
  marginBlockStart: space.e8,
});

/** At the foot of the screen while the rest scrolls: from edge to edge, over the padding of the box. */
export const footer = style({
  position: 'sticky',
  insetBlockEnd: `calc(-1 * ${space.e20})`,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space.e8,
  marginInline: `calc(-1 * ${space.e20})`,
  marginBlockEnd: `calc(-1 * ${space.e20})`,
  padding: `${space.e12} ${space.e20} max(${space.e12}, env(safe-area-inset-bottom))`,
  borderBlockStart: `${border.thin} solid ${vars.border.default}`,
  background: vars.bg.surface,
  '@media': {
    [from.medium]: {
      insetBlockEnd: `calc(-1 * ${space.e24})`,
      marginInline: `calc(-1 * ${space.e24})`,
      marginBlockEnd: `calc(-1 * ${space.e24})`,
      paddingInline: space.e24,
    },
    // With large text it would cover the fields.
    'screen and (max-height: 480px)': { position: 'static' },
  },
});
// What has the focus scrolls clear of it (WCAG 2.4.11).
globalStyle(`:has(> ${column} > ${footer})`, { scrollPaddingBlockEnd: '7rem' });
// The main action has what is left of the width.
globalStyle(`${footer} > :last-child:not(:first-child)`, { flexGrow: 1 });

/** In the page: in sight while the list beside it scrolls. */
export const beside = style({
  position: 'sticky',
  insetBlockStart: `calc(${space.e24} + ${stripHeight})`,
  minWidth: 0,
  // It begins under the head of a page.
  maxHeight: `calc(100dvh - 136px - ${stripHeight})`,
  overflowY: 'auto',
  scrollPaddingBlock: `${space.e16} 112px`,
  padding: space.e24,
  border: `${border.thin} solid ${vars.border.control}`,
  borderRadius: radius.card,
  background: vars.bg.surface,
  boxShadow: shadow.float,
});

import { style } from '@vanilla-extract/css';
import { border, font, radius, space, type, vars } from '../../../theme/index.ts';

export const box = style({ containerType: 'inline-size' });
export const card = style({
  display: 'grid',
  gap: space.e16,
  padding: space.e16,
  borderRadius: radius.card,
  border: `${border.medium} solid ${vars.border.subtle}`,
  background: vars.bg.surface,
  '@container': {
    // The inset of the cards around it, where its two ways still fit a line.
    '(min-width: 480px)': { padding: space.e20 },
    '(min-width: 720px)': { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', padding: space.e24, gap: space.e32 },
  },
});
export const words = style({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: space.e4,
  minWidth: 0,
});
export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.e8,
  width: '100%',
});
export const eyebrow = style({ ...type.small, color: vars.text.muted });
export const title = style({ ...type.cardTitle, overflowWrap: 'anywhere' });
export const score = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.e4} ${space.e12}`,
  marginBlockEnd: space.e8,
});
/** 64 px on a phone, 84 px where the chart stands beside it, never wider than the card. */
export const value = style({
  fontFamily: font.display,
  fontWeight: 800,
  fontSize: 'min(4rem, 24cqw)',
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
  '@container': { '(min-width: 720px)': { fontSize: 'min(5.25rem, 13cqw)' } },
});
export const beside = style({ display: 'grid', justifyItems: 'start', gap: space.e4 });
export const note = style({ ...type.small, color: vars.text.muted });
export const chart = style({ minWidth: 0 });

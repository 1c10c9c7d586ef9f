import { globalStyle, style } from '@vanilla-extract/css';
import { border, font, from, radius, space, type, vars } from '../../../theme/index.ts';
import { starDot } from '../../../theme/star-dot.ts';

export const card = style({
  display: 'flex',
  flexWrap: 'wrap-reverse',
  overflow: 'hidden',
  borderRadius: radius.hero,
  border: `${border.medium} solid ${vars.border.subtle}`,
  background: vars.bg.surface,
  color: vars.text.default,
});
export const words = style({
  flex: '1 1 15rem',
  minWidth: 0,
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  gap: space.e4,
  padding: space.e16,
  '@media': { [from.expanded]: { padding: space.e24 } },
});
/** The words, and a Boss beside them. */
export const top = style({ justifySelf: 'stretch', display: 'flex', alignItems: 'center', gap: space.e8 });
export const texts = style({ flex: 1, minWidth: 0, display: 'grid', justifyItems: 'start', gap: space.e4 });
export const line = style({
  justifySelf: 'stretch',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space.e12,
});
export const number = style([type.bodyStrong, { flex: 'none', fontVariantNumeric: 'tabular-nums' }]);
export const action = style({ justifySelf: 'stretch', marginBlockStart: space.e8 });
globalStyle(`${action} > *`, { '@media': { [from.expanded]: { maxWidth: '24rem' } } });
export const clock = style({
  fontFamily: font.display,
  fontWeight: 700,
  fontSize: '3.25rem',
  lineHeight: 1.1,
  fontVariantNumeric: 'tabular-nums',
});

/** The sky of the path: night in every theme. */
export const sky = style({
  flex: '1 1 18rem',
  minWidth: 0,
  minHeight: '100px',
  display: 'grid',
  alignItems: 'center',
  padding: `${space.e12} ${space.e16}`,
  background: [
    starDot(12, 24, 1, '#FFFFFF'),
    starDot(34, 72, 1.2, '#FFFFFF'),
    starDot(58, 18, 1, '#FFFFFF'),
    starDot(81, 64, 1.2, '#FFFFFF'),
    starDot(94, 30, 1, '#FFFFFF'),
    `linear-gradient(${vars.bg.inverse}, ${vars.bg.inverse})`,
  ].join(', '),
});
globalStyle(`${sky} svg`, { width: '100%', height: '76px', maxHeight: 'none' });

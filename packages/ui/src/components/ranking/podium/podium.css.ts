import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { border, font, space, type, vars } from '../../../theme/index.ts';
import type { Medal } from '../place.ts';

/** Where the card is as wide as on a desktop: bigger faces and steps. */
const roomy = '(min-width: 380px)';

export const box = style({ containerType: 'inline-size' });
export const list = style({
  listStyle: 'none',
  padding: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  alignItems: 'end',
  columnGap: space.e8,
  borderBlockEnd: `${border.medium} solid ${vars.border.subtle}`,
  '@container': { [roomy]: { columnGap: '10px' } },
});

export const student = style({
  gridRow: 1,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space.e2,
  minWidth: 0,
  textAlign: 'center',
});
/** Read first, second, third; seen second, first, third. One or two students keep their columns. */
export const column = styleVariants({ 0: { gridColumn: 2 }, 1: { gridColumn: 1 }, 2: { gridColumn: 3 } });

export const face = styleVariants<Record<Medal, Record<string, string>>>({ gold: {}, silver: {}, bronze: {} });
const sized = (medal: Medal, phone: string, desktop: string) =>
  globalStyle(`${face[medal]} > *`, {
    width: phone,
    height: phone,
    '@container': { [roomy]: { width: desktop, height: desktop } },
  });
sized('gold', '68px', '84px');
sized('silver', '56px', '68px');
sized('bronze', '56px', '68px');

export const name = style([
  type.smallStrong,
  {
    fontWeight: 700,
    // A third of the card: no larger than a name fits.
    fontSize: 'min(0.875rem, 6cqi)',
    lineHeight: 1.25,
    maxWidth: '100%',
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  },
]);

/** Read before the name, seen below it. */
export const step = style({
  order: 1,
  width: '100%',
  marginBlockStart: space.e2,
  display: 'grid',
  placeItems: 'center',
  borderRadius: '14px 14px 0 0',
  fontFamily: font.display,
  fontWeight: 800,
  fontSize: '1.625rem',
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
  '@media': { '(forced-colors: active)': { border: `${border.medium} solid CanvasText`, borderBlockEnd: 0 } },
});
const high = (phone: string, desktop: string) => ({
  height: phone,
  '@container': { [roomy]: { height: desktop } },
});
const heights = { gold: high('84px', '112px'), silver: high('56px', '76px'), bronze: high('40px', '54px') } as const;
export const stepHeight = styleVariants(heights, (one) => one);
export const stepColour = styleVariants({
  gold: { background: vars.rank.gold, color: vars.rank.goldInk },
  silver: { background: vars.rank.silver, color: vars.rank.silverInk },
  bronze: { background: vars.rank.bronze, color: vars.rank.bronzeInk },
});
export const round = style({ borderRadius: '50%' });
export const nameBone = style({ width: '72%' });

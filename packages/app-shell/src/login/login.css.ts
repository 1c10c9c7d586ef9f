import { globalStyle, style } from '@vanilla-extract/css';
import { border, from, radius, space, starDot, stripHeight, vars } from '@luneta/ui/theme';

/** Phone: brand header above, form below. From 900 px: two halves, the sky on the left. */
export const page = style({
  minHeight: [`calc(100vh - ${stripHeight})`, `calc(100dvh - ${stripHeight})`],
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  background: vars.bg.canvas,
  '@media': {
    [from.expanded]: { gridTemplateRows: '1fr', gridTemplateColumns: '1fr 1fr' },
  },
});

export const pageStaff = style({
  display: 'grid',
  minHeight: [`calc(100vh - ${stripHeight})`, `calc(100dvh - ${stripHeight})`],
  placeItems: 'center',
  padding: space.e16,
  background: vars.bg.canvas,
});
/** From 600 px a card of its own; on a phone the page is the card. */
export const card = style({
  display: 'grid',
  gap: space.e24,
  width: '100%',
  maxWidth: '400px',
  '@media': {
    [from.medium]: {
      maxWidth: '464px',
      padding: space.e32,
      border: `${border.medium} solid ${vars.border.subtle}`,
      borderRadius: radius.card,
      background: vars.bg.surface,
    },
  },
});

const star = (x: number, y: number, radius: number) => starDot(x, y, radius, vars.text.onBrand);
const sky = [
  star(12, 12, 1),
  star(31, 24, 1.5),
  star(88, 9, 1),
  star(92, 38, 1.5),
  star(9, 55, 1),
  star(80, 72, 1),
  star(24, 86, 1.5),
  star(62, 94, 1),
  `radial-gradient(circle at 78% 18%, ${vars.action.primary.bg}, ${vars.action.primary.edge} 62%)`,
].join(', ');

/** The keyboard of a phone is open: 72 px of brand are enough (ux C1). */
const typing = `${page}[data-teclado] &`;
const phone = 'screen and (max-width: 899px)';

export const brand = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space.e16,
  padding: `${space.e24} ${space.e20} 118px`,
  background: `linear-gradient(${vars.action.primary.edge}, ${vars.bg.brand} 70%)`,
  overflow: 'visible',
  '@media': {
    [from.expanded]: {
      padding: space.e48,
      justifyContent: 'center',
      gap: space.e32,
      background: sky,
      overflow: 'hidden',
    },
    // On low screens the header makes space for the form.
    'screen and (max-height: 520px) and (max-width: 899px)': { padding: `${space.e12} ${space.e20}` },
    [phone]: { selectors: { [typing]: { padding: `${space.e12} ${space.e20}` } } },
  },
});

export const guide = style({
  position: 'absolute',
  insetInline: 0,
  bottom: '-34px',
  display: 'flex',
  justifyContent: 'center',
  '@media': {
    [from.expanded]: { position: 'static' },
    'screen and (max-height: 520px) and (max-width: 899px)': { display: 'none' },
    [phone]: { selectors: { [typing]: { display: 'none' } } },
  },
});

/** The dotted path of the brand crosses the sky. A phone has no space for it. */
export const way = style({ display: 'none', '@media': { [from.expanded]: { display: 'block' } } });

/**
 * On brand blue Pipa stands on a yellow disc (design 3.1), small enough that her yellow kite flies over the blue; on
 * phones she stands on the edge instead.
 */
export const disc = style({
  display: 'grid',
  justifyItems: 'center',
  '@media': {
    [from.expanded]: {
      width: '264px',
      height: '264px',
      background: `radial-gradient(circle at 132px 150px, ${vars.game.star} 111px, transparent 112px)`,
    },
  },
});
globalStyle(`${disc} > img`, { '@media': { [from.expanded]: { width: '240px', height: '240px' } } });

export const formSide = style({
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'start',
  padding: `${space.e48} ${space.e16} ${space.e12}`,
  '@media': {
    [from.expanded]: { alignItems: 'center', padding: space.e48 },
    'screen and (max-height: 520px) and (max-width: 899px)': { paddingTop: space.e16 },
    [phone]: { selectors: { [typing]: { paddingTop: space.e16 } } },
  },
});

export const form = style({ width: '100%', display: 'grid', gap: space.e16 });
/** A dialog has a width of its own. */
export const column = style([form, { maxWidth: '400px' }]);
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space.e16,
  // The rows have the height of a touch target, which already adds vertical space.
  marginBlock: '-8px',
});

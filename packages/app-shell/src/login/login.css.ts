import { globalStyle, style } from '@vanilla-extract/css';
import { from, radius, space, vars } from '@luneta/ui/theme';

/** Phone: brand header above, form below. From 900 px: two halves, the sky on the left. */
export const page = style({
  minHeight: '100vh',
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  background: vars.bg.canvas,
  '@media': {
    [from.expanded]: { gridTemplateRows: '1fr', gridTemplateColumns: '1fr 1fr' },
  },
});

export const pageStaff = style({
  display: 'grid',
  minHeight: '100vh',
  placeItems: 'center',
  padding: space.e16,
  background: vars.bg.canvas,
});

const sky = `radial-gradient(circle at 78% 18%, ${vars.action.primary.bg}, ${vars.action.primary.edge} 62%)`;

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
    // Little height: the header gives way to the form.
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

/** On brand blue Pipa stands on a yellow disc (design 3.1); on phones she stands on the edge instead. */
export const disc = style({
  display: 'grid',
  placeItems: 'center',
  '@media': {
    [from.expanded]: { width: '320px', height: '320px', borderRadius: radius.pill, background: vars.game.star },
  },
});
globalStyle(`${disc} > img`, { '@media': { [from.expanded]: { width: '240px', height: '240px' } } });

export const formSide = style({
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'start',
  padding: `${space.e48} ${space.e16} ${space.e24}`,
  '@media': {
    [from.expanded]: { alignItems: 'center', padding: space.e48 },
    'screen and (max-height: 520px) and (max-width: 899px)': { paddingTop: space.e16 },
    [phone]: { selectors: { [typing]: { paddingTop: space.e16 } } },
  },
});

export const form = style({ width: '100%', maxWidth: '400px', display: 'grid', gap: space.e16 });
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space.e16,
});
export const help = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  alignItems: 'center',
  gap: space.e4,
});

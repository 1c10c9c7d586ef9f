import { style } from '@vanilla-extract/css';
import { from, radius, shortScreen, size, space, starDot, type, vars } from '../../../theme/index.ts';

const star = (x: number, y: number, radius: number) => starDot(x, y, radius, vars.text.onBrand);

export const scene = style({
  flex: '1 0 auto',
  display: 'flex',
  flexDirection: 'column',
  background: vars.bg.brand,
  '@media': {
    [from.expanded]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 560px)',
      alignItems: 'center',
      padding: `${space.e32} ${space.e48} ${space.e32} 0`,
    },
  },
});

/** Its edge cuts off nothing but what falls. */
export const sky = style({
  position: 'relative',
  display: 'flex',
  justifyContent: 'center',
  overflow: 'hidden',
  paddingBlockStart: space.e16,
  background: [star(14, 30, 1.5), star(26, 72, 1), star(80, 22, 1.5), star(90, 64, 1), star(68, 82, 1.5)].join(),
  '@media': {
    [shortScreen]: { display: 'none' },
    [from.expanded]: { alignSelf: 'stretch', alignItems: 'center', marginBlock: `-${space.e32}`, padding: 0 },
  },
});
/** Her feet reach behind the sheet. */
export const pipa = style({
  position: 'relative',
  marginBlockEnd: `-${space.e8}`,
  '@media': { [from.expanded]: { margin: 0, scale: '2' } },
});

export const sheet = style({
  position: 'relative',
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: space.e16,
  padding: `${space.e20} ${space.e16}`,
  borderRadius: `${radius.dialog} ${radius.dialog} 0 0`,
  background: vars.bg.canvas,
  '@media': {
    [from.medium]: { paddingInline: `max(${space.e24}, calc(50% - 280px))` },
    [from.expanded]: { padding: space.e32, borderRadius: radius.dialog },
  },
});
export const words = style({ display: 'grid', gap: space.e4, textAlign: 'center' });
export const text = style([type.body, { color: vars.text.muted, overflowWrap: 'anywhere', textWrap: 'balance' }]);
/** Within reach of the thumb, above the bar of a phone. */
export const actions = style({
  position: 'sticky',
  bottom: `calc(${size.bottomBar} + env(safe-area-inset-bottom, 0px))`,
  display: 'grid',
  gap: space.e12,
  marginBlock: `auto -${space.e12}`,
  paddingBlock: space.e12,
  background: vars.bg.canvas,
  '@media': { [from.expanded]: { position: 'static' }, [shortScreen]: { position: 'static' } },
});

import { keyframes, style } from '@vanilla-extract/css';
import { curve, from, motion, motionWanted, shortScreen, space, vars } from '../../../theme/index.ts';

export const column = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space.e12,
  textAlign: 'center',
  // Landscape phone: Pipa beside the text, so that the buttons need no scrolling.
  '@media': {
    [shortScreen]: { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', alignItems: 'center' },
  },
});

export const figure = style({
  position: 'relative',
  marginBlockStart: `-${space.e4}`,
  '@media': { [shortScreen]: { gridRow: '1 / span 2' } },
});
/** The check of a right answer, at the shoulder of Pipa. */
export const mark = style({
  position: 'absolute',
  insetInlineStart: `-${space.e8}`,
  insetBlockEnd: 0,
  display: 'grid',
  placeItems: 'center',
  width: space.e40,
  height: space.e40,
  borderRadius: '50%',
  background: vars.success.solid,
  color: vars.success.onSolid,
  boxShadow: `0 0 0 4px ${vars.bg.surface}`,
  '@media': { '(forced-colors: active)': { border: '2px solid CanvasText' } },
});

const land = keyframes({ from: { opacity: 0, transform: 'scale(.5)' } });
export const summary = style({ display: 'grid', justifyItems: 'center', gap: space.e8 });
export const gain = style({
  '@media': { [motionWanted]: { animation: `${land} ${motion.hit} ${curve.spring} backwards` } },
});

/** Beside what is centred, running text keeps its edge. */
export const wide = style({ width: '100%', gridColumn: '1 / -1', textAlign: 'start' });

/** Stays visible however long the comment is. */
export const actions = style({
  position: 'sticky',
  bottom: `-${space.e20}`,
  width: '100%',
  gridColumn: '1 / -1',
  display: 'grid',
  gap: space.e8,
  marginBlockEnd: `-${space.e20}`,
  padding: `${space.e8} 0 ${space.e20}`,
  background: vars.bg.surface,
  '@media': {
    [from.medium]: { bottom: `-${space.e24}`, marginBlockEnd: `-${space.e24}`, paddingBlockEnd: space.e24 },
    // Side by side where they fit, because stacked buttons would cover the text.
    [shortScreen]: { position: 'static', gridTemplateColumns: 'repeat(auto-fit, minmax(min(10.5rem, 100%), 1fr))' },
  },
});

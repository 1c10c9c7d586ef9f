import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import {
  border,
  from,
  layer,
  radius,
  shortScreen,
  size,
  space,
  stripHeight,
  type,
  vars,
} from '../../../theme/index.ts';

export const scene = style({
  position: 'relative',
  flex: '1 0 auto',
  display: 'flex',
  flexDirection: 'column',
  // Clipped, not scrolled: the buttons stick to the foot of the screen, not of the scene.
  overflow: ['hidden', 'clip'],
  '@media': { [from.medium]: { padding: space.e24, justifyContent: 'center' } },
});

/** A sky of the brand's blue that fills the screen, so that nothing has to be scrolled for on a phone. */
export const whole = style({
  isolation: 'isolate',
  minHeight: [`calc(100vh - ${stripHeight})`, `calc(100dvh - ${stripHeight})`],
  '@media': { [from.medium]: { padding: 0 } },
});
/** It shines where a star was won; without one it is the same sky before dawn. */
export const light = styleVariants({
  win: { background: vars.bg.brand },
  partial: { background: vars.bg.brand },
  fail: { background: `color-mix(in srgb, ${vars.bg.brand} 45%, ${vars.bg.inverse})` },
});
/** Rays over the whole sky, from behind Pipa. */
export const sun = style({
  position: 'absolute',
  zIndex: -1,
  inset: 0,
  opacity: 0.1,
  background: `repeating-conic-gradient(at 50% 30%, ${vars.text.onBrand} 0 8deg, transparent 8deg 20deg)`,
  '@media': {
    [from.expanded]: {
      background: `repeating-conic-gradient(at 30% 50%, ${vars.text.onBrand} 0 8deg, transparent 8deg 20deg)`,
    },
    '(forced-colors: active)': { display: 'none' },
  },
});

/** Under a bar: the page's own colour at its top, so that the sky begins without an edge. */
export const night = style({
  isolation: 'isolate',
  background: `linear-gradient(${vars.bg.canvas}, ${vars.bg.sky})`,
  '@media': { [from.medium]: { padding: 0 } },
});
/** Behind Pipa, where all stars are won. */
export const rays = style({
  position: 'absolute',
  zIndex: -2,
  inset: '-60%',
  opacity: 0.2,
  background: `repeating-conic-gradient(at 50% 42%, ${vars.game.star} 0 6deg, transparent 6deg 18deg)`,
  maskImage: 'radial-gradient(300px 190px at 50% 42%, #000 25%, transparent)',
  '@media': { '(forced-colors: active)': { display: 'none' } },
});

export const card = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  textAlign: 'center',
  '@media': {
    [shortScreen]: {
      display: 'grid',
      gridTemplate: '"picture words" 1fr "picture actions" auto / minmax(0, 2fr) minmax(0, 3fr)',
      columnGap: space.e24,
      maxWidth: size.content.student,
      padding: space.e16,
    },
  },
});
/** Two columns on a wide screen: the scene, and the words with their buttons, together in the middle of it. */
const wide = {
  display: 'grid',
  gridTemplate:
    '"picture ." 1fr "picture words" auto "picture actions" auto "picture ." 1fr / minmax(0, 7fr) minmax(0, 5fr)',
  columnGap: space.e32,
  width: '100%',
  maxWidth: size.content.student,
  marginInline: 'auto',
  padding: space.e32,
} as const;
export const panel = style({ '@media': { [from.expanded]: wide } });

export const middle = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.e16,
  padding: `${space.e20} ${space.e20} ${space.e8}`,
  '@media': { [shortScreen]: { display: 'contents' } },
});

const besideSheet = (padding: string) => ({
  position: 'sticky' as const,
  insetBlockStart: `calc(${padding} + ${stripHeight})`,
  alignSelf: 'start',
  height: [`calc(100vh - ${stripHeight} - 2 * ${padding})`, `calc(100dvh - ${stripHeight} - 2 * ${padding})`],
});

export const picture = style({
  gridArea: 'picture',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.e8,
});
export const stage = style({
  flex: 1,
  paddingBlock: space.e8,
  // Beside a sheet that is higher than the screen it stays in the middle of the screen.
  '@media': {
    [from.expanded]: besideSheet(space.e32),
    [shortScreen]: besideSheet(space.e16),
  },
});
/** Under a bar the stars stand apart on an arc, and Pipa's feet reach the moon. */
export const sky = style({ flex: 1, justifyContent: 'space-evenly', gap: 0, marginBlock: `-${space.e20} 0` });
globalStyle(`${sky} > [role="img"]`, { gap: space.e16 });
/** The picture takes no space that the list below it needs. */
export const near = style({ flex: '0 1 auto', gap: space.e4 });
export const figures = style({ display: 'flex', alignItems: 'flex-end', justifyContent: 'center', gap: space.e8 });
// A low screen gives the space to the words and the buttons.
globalStyle(`${figures} > img`, { width: 'auto', maxHeight: ['28vh', '28dvh'] });
// The same drawing as nodes, once she moves.
globalStyle(`${figures} > [aria-hidden]`, { maxHeight: ['28vh', '28dvh'] });
// Between bars there is less of it: a sentence of two lines still ends above the bar at the foot.
globalStyle(`${sky} > ${figures} > *`, { maxHeight: ['17vh', '17dvh'] });

export const words = style({
  gridArea: 'words',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.e12,
  minWidth: 0,
});
/** The moon that Pipa stands on: its edge reaches beyond both sides, and it ends at the foot of the scene. */
export const moon = style({
  position: 'relative',
  alignSelf: 'stretch',
  justifyContent: 'flex-start',
  gap: space.e8,
  marginInline: `-${space.e20}`,
  marginBlockEnd: `-${space.e8}`,
  padding: `${space.e16} ${space.e20} ${space.e20}`,
  overflowWrap: 'anywhere',
  '::before': {
    content: '""',
    position: 'absolute',
    zIndex: -1,
    insetInline: '-20%',
    insetBlock: '-32px 0',
    borderRadius: '50% 50% 0 0 / 72px 72px 0 0',
    background: 'inherit',
  },
  '@media': {
    [shortScreen]: { justifyContent: 'center', margin: 0, borderRadius: radius.hero, '::before': { display: 'none' } },
  },
});
// One line for 'FASE NÃO CONCLUÍDA!' on a phone, and still as large as the text is wanted.
globalStyle(`${moon} h1`, { fontSize: 'min(2.5rem, calc(1rem + 3.2vw))' });
/** It shines where a star was won. */
const lit = { background: `color-mix(in srgb, ${vars.action.primary.bg} 55%, ${vars.bg.canvas})` };
export const ground = styleVariants({ win: lit, partial: lit, fail: { background: vars.bg.raised } });
export const text = style([type.body, { fontSize: '1.0625rem', color: vars.text.muted, textWrap: 'pretty' }]);

export const gains = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space.e12,
  marginBlockStart: space.e4,
});
export const gain = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '56px',
  paddingInline: space.e12,
  border: `${border.medium} solid ${vars.border.subtle}`,
  borderRadius: radius.card,
  background: vars.bg.surface,
});

export const hits = style([type.bodyStrong, { gap: space.e8, color: vars.success.fg }]);

export const actions = style({
  gridArea: 'actions',
  display: 'grid',
  gap: '10px',
  padding: `${space.e12} ${space.e16} calc(${space.e20} + env(safe-area-inset-bottom, 0px))`,
  '@media': {
    [from.medium]: { paddingBlockEnd: space.e8 },
    [shortScreen]: { paddingBlock: `${space.e12} 0`, gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
  },
});

/** The words and buttons of a scene of its own stand on a sheet below the sky. */
export const apart = style({
  gap: 0,
  padding: 0,
  '@media': { [from.expanded]: { display: 'contents' } },
});
const round = radius.dialog;
export const sheet = style({
  alignSelf: 'stretch',
  padding: `${space.e16} ${space.e20} ${space.e4}`,
  borderRadius: `${round} ${round} 0 0`,
  background: vars.bg.surface,
  '@media': { [from.expanded]: { alignSelf: 'end', padding: `${space.e32} ${space.e32} ${space.e4}` } },
});
// Its longest word fits a small phone with large text.
globalStyle(`${sheet} h1`, { fontSize: 'min(clamp(2.125rem, 1.783rem + 1.522vw, 3rem), 11.5vw)' });
export const sheetEnd = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: layer.sticky,
  background: vars.bg.surface,
  '@media': {
    [from.expanded]: {
      alignSelf: 'start',
      paddingInline: space.e32,
      paddingBlockEnd: space.e24,
      borderRadius: `0 0 ${round} ${round}`,
    },
    [shortScreen]: { borderRadius: `0 0 ${round} ${round}`, paddingBlockEnd: space.e12 },
  },
});

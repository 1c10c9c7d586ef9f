import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { border, font, from, radius, shortScreen, size, space, stripHeight, type } from '../../../theme/scale.ts';

/** The ground the two stand on: pale where the Boss was beaten, calm night where he was not. */
const ground = {
  won: `color-mix(in srgb, ${vars.boss.energy} 30%, ${vars.boss.track})`,
  lost: vars.bg.raised,
};

export const scene = style({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'clip',
  flex: '1 0 auto',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: '1fr auto',
  minHeight: [`calc(100vh - ${stripHeight})`, `calc(100dvh - ${stripHeight})`],
  textAlign: 'center',
  '@media': {
    [shortScreen]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)', gridTemplateRows: '1fr' },
  },
});
export const sky = style({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'clip',
  display: 'grid',
  alignContent: 'space-evenly',
  justifyItems: 'center',
  gap: space.e16,
  padding: `${space.e32} ${space.e16} 30px`,
  background: `linear-gradient(${vars.bg.canvas}, ${vars.bg.sky})`,
});
/** Only where there is something to celebrate. */
export const rays = style({
  position: 'absolute',
  zIndex: -1,
  inset: '-60%',
  opacity: 0.12,
  background: `repeating-conic-gradient(${vars.game.star} 0 6deg, transparent 6deg 18deg)`,
  '@media': { '(forced-colors: active)': { display: 'none' } },
});

export const top = style({ display: 'flex', alignItems: 'center', justifyContent: 'center', gap: space.e32 });
export const score = style({ display: 'grid', justifyItems: 'center', gap: space.e4 });
export const scoreLabel = style({ ...type.captionStrong, color: vars.text.muted });
/** Breu from afar. */
export const disc = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '120px',
  height: '120px',
  borderRadius: '50%',
  border: `${border.medium} solid ${vars.boss.energy}`,
  background: vars.boss.soft,
});
export const figures = style({
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'center',
  gap: space.e8,
});
globalStyle(`${figures} img`, { width: 'auto', maxHeight: ['26vh', '26dvh'] });
// The same drawing as nodes, once Pipa moves.
globalStyle(`${figures} > [aria-hidden]`, { maxHeight: ['26vh', '26dvh'] });

const words = {
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  justifyItems: 'center',
  gap: space.e12,
  // A long word at large text.
  overflowWrap: 'anywhere',
  padding: `${space.e40} ${space.e16} calc(${space.e20} + env(safe-area-inset-bottom, 0px))`,
  // The edge of the planet.
  '::before': {
    content: '""',
    position: 'absolute',
    zIndex: -1,
    insetInline: '-20%',
    insetBlock: '-36px 0',
    borderRadius: '50% 50% 0 0 / 72px 72px 0 0',
    background: 'inherit',
  },
  '@media': { [shortScreen]: { alignContent: 'center', paddingBlock: space.e16 } },
} as const;
export const planet = styleVariants({
  won: { ...words, background: ground.won },
  lost: { ...words, background: ground.lost },
});
// A heading breaks a long word only where its width is bounded.
globalStyle(`:is(${planet.won}, ${planet.lost}) > h1`, {
  maxWidth: '100%',
  // Its longest word fits a small phone with large text.
  fontSize: `min(${type.display.fontSize}, 11.5vw)`,
});
export const text = style({ ...type.body, color: vars.text.default, maxWidth: '40ch', textWrap: 'pretty' });

export const note = style({ width: '100%', maxWidth: size.content.panel, textAlign: 'start' });
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8rem), 1fr))',
  gap: space.e12,
  width: '100%',
  maxWidth: size.content.panel,
  marginBlockStart: space.e4,
});
export const fact = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space.e4,
  padding: `${space.e12} ${space.e8}`,
  border: `${border.medium} solid ${vars.border.subtle}`,
  borderRadius: radius.card,
  background: vars.bg.surface,
});
export const value = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.e8,
  minHeight: '32px',
  fontFamily: font.display,
  fontWeight: 700,
  fontSize: '1.5rem',
  lineHeight: 1.1,
  fontVariantNumeric: 'tabular-nums',
});
export const hits = style({ display: 'inline-flex', color: vars.success.fg });
export const factLabel = style({ ...type.captionStrong, color: vars.text.muted });
export const actions = style({
  display: 'grid',
  gap: space.e8,
  width: '100%',
  maxWidth: size.content.panel,
  marginBlockStart: space.e4,
  '@media': { [from.medium]: { marginBlockStart: space.e12 } },
});

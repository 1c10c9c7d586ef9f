import { globalStyle, style } from '@vanilla-extract/css';
import { border, from, radius, shortScreen, size, space, stripHeight, type, vars } from '../../../theme/index.ts';

/** Fills the screen, so that nothing has to be scrolled for on a phone. */
export const whole = style({
  minHeight: [`calc(100vh - ${stripHeight})`, `calc(100dvh - ${stripHeight})`],
  background: `radial-gradient(circle at 50% 30%, ${vars.bg.sky}, ${vars.bg.canvas} 60%)`,
});
/** Under a bar it stands on the page itself: a sky of its own would begin with an edge. */
export const scene = style({
  position: 'relative',
  flex: '1 0 auto',
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  '@media': { [from.medium]: { padding: space.e24, justifyContent: 'center' } },
});

export const card = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  textAlign: 'center',
  '@media': {
    [from.medium]: {
      flex: 'none',
      width: '100%',
      maxWidth: size.content.panel,
      marginInline: 'auto',
      padding: space.e24,
      border: `${border.medium} solid ${vars.border.subtle}`,
      borderRadius: radius.hero,
      background: vars.bg.surface,
    },
    [shortScreen]: {
      display: 'grid',
      gridTemplate: '"picture words" 1fr "picture actions" auto / minmax(0, 2fr) minmax(0, 3fr)',
      columnGap: space.e24,
      maxWidth: size.content.student,
      padding: space.e16,
    },
  },
});

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

export const picture = style({
  gridArea: 'picture',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.e8,
});
export const figures = style({ display: 'flex', alignItems: 'flex-end', justifyContent: 'center', gap: space.e8 });
// A low screen gives the space to the words and the buttons.
globalStyle(`${figures} > img`, { width: 'auto', maxHeight: ['28vh', '28dvh'] });

export const words = style({
  gridArea: 'words',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.e12,
  minWidth: 0,
});
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

import { globalStyle, style } from '@vanilla-extract/css';
import { from, layer, shortScreen, size, space, starDot, vars } from '../../../theme/index.ts';

export { sessionBar as bar } from '../../navigation/session-bar.css.ts';

/** The scene below it begins at the top edge, and keeps as much of its top free. */
export const over = style({
  position: 'relative',
  zIndex: layer.sticky,
  containerType: 'inline-size',
  marginBlockEnd: `-${size.hud}`,
  '@media': { [shortScreen]: { marginBlockEnd: `-${size.target.min}` } },
});

/** Scrolls away with the page. */
export const sky = style({
  containerType: 'inline-size',
  background: `linear-gradient(${vars.bg.sky}, ${vars.bg.canvas})`,
});

const phoneEdge = space.e8;

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.e8,
  minHeight: size.hud,
  paddingInline: phoneEdge,
  '@media': {
    // Aligns the arrow, not its box, with the content below.
    [from.medium]: { paddingInline: `14px ${space.e24}` },
    [shortScreen]: { minHeight: size.target.min },
  },
});

export const counters = style({
  display: 'flex',
  // Large text on the narrowest phone: the lives go below, and their wait is not cut off.
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  flex: 1,
  gap: space.e2,
  '@media': { [from.medium]: { gap: space.e8 } },
});

const glint = (x: number, y: number, radius: number) => starDot(x, y, radius, 'rgb(255 255 255 / 70%)');

/** The sky of the brand behind a greeting; the page begins on its rounded edge. */
export const scene = style({
  containerType: 'inline-size',
  position: 'relative',
  overflow: 'hidden',
  color: vars.text.onBrand,
  background: [
    glint(8, 62, 1),
    glint(38, 30, 1.2),
    glint(52, 66, 1),
    glint(66, 18, 1),
    glint(78, 52, 1.4),
    glint(93, 26, 1),
    vars.bg.brand,
  ].join(', '),
  // The edge of the page reaches into the space that the page keeps above its content.
  paddingBlockEnd: '28px',
  marginBlockEnd: `-${space.e16}`,
  '::after': {
    content: '',
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: '-1px',
    height: '28px',
    borderRadius: '28px 28px 0 0',
    background: vars.bg.canvas,
  },
});
globalStyle(`${scene} :focus-visible`, { outlineColor: vars.focus.onBrand });
export const person = style({
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: space.e8,
  minHeight: '100px',
  '@media': { [shortScreen]: { minHeight: 0 } },
});
/** The column of the page below. */
export const column = style({
  width: '100%',
  maxWidth: size.content.student,
  marginInline: 'auto',
  paddingInline: space.e16,
  '@media': {
    [from.medium]: { paddingInline: space.e24 },
    [from.expanded]: { paddingInline: space.e32 },
    [from.wide]: { paddingInline: space.e40 },
  },
});
export const name = style({ minWidth: 0, flex: 1, alignSelf: 'center', paddingBlockEnd: space.e12 });
/** Down to her suit she stands behind the page; the narrowest screens leave the space to the name. */
export const pipa = style({
  flex: 'none',
  height: '100px',
  marginBlockStart: `-${space.e16}`,
  '@container': { '(max-width: 299.98px)': { display: 'none' } },
  '@media': { [shortScreen]: { display: 'none' } },
});
export const numbers = style([
  counters,
  {
    justifyContent: 'flex-start',
    position: 'relative',
    gap: space.e8,
    paddingBlockStart: space.e4,
  },
]);
/** On a scene each number has a pill of its own, so that it can be read. */
export const pills = style({});
const pill = `:is(${numbers}, ${pills}) > span, :is(${numbers}, ${pills}) > button > span:last-child`;
globalStyle(pill, { background: vars.bg.surface });
globalStyle(pill, { '@container': { '(min-width: 376px)': { paddingInline: space.e8 } } });

/** What else stands on the sky: name of the subject, progress. */
export const below = style({
  paddingInline: space.e16,
  paddingBlockEnd: space.e12,
  '@media': { [from.medium]: { paddingInline: space.e24 } },
});

import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { subject, vars } from '../../../theme/contract.css.ts';
import { radius, space, type } from '../../../theme/scale.ts';
import { starDot } from '../../../theme/star-dot.ts';

/** A night in the subject's colour. White is proven on every subject colour, and this is darker. */
const NIGHT = '#0B1230';
const star = (x: number, y: number) => starDot(x, y, 1, '#FFFFFF80');
const STARS = [star(4, 20), star(17, 78), star(33, 12), star(52, 84), star(68, 16), star(83, 74), star(96, 24)].join(
  ', ',
);
export const frame = styleVariants({
  column: { containerType: 'inline-size' },
  sky: {
    overflowX: 'auto',
    borderRadius: radius.hero,
    color: '#FFFFFF',
    background: `${STARS}, linear-gradient(120deg, color-mix(in srgb, ${subject.solid} 45%, ${NIGHT}), color-mix(in srgb, ${subject.solid} 75%, ${NIGHT}))`,
  },
});
/** A star in the subject's colour stands clear of a sky in the same. */
globalStyle(`${frame.sky} [data-star="subject"] > svg`, {
  filter: 'drop-shadow(0 0 1px #FFFFFF) drop-shadow(0 0 1px #FFFFFF)',
});
const flow = { listStyle: 'none', margin: 0, padding: 0, display: 'flex' } as const;
export const list = styleVariants({
  column: { ...flow, flexDirection: 'column', gap: space.e12 },
  sky: { ...flow, minWidth: 'min-content', minHeight: '190px', alignItems: 'center', padding: space.e16 },
});
const line = {
  content: '',
  position: 'absolute',
  zIndex: -1,
  borderColor: vars.border.control,
  borderStyle: 'dotted',
  borderWidth: 0,
} as const;
const gone = { borderColor: subject.solid, borderStyle: 'solid' } as const;
/** The line runs from the middle of each shape to that of the next: solid where the student has been, dotted ahead. */
export const step = styleVariants({
  column: {
    position: 'relative',
    isolation: 'isolate',
    display: 'grid',
    gridTemplateColumns: '56px minmax(0, 1fr)',
    alignItems: 'start',
    gap: space.e12,
    // With large text the shape stands over the words.
    '@container': { '(max-width: 12rem)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
    selectors: {
      '&:not(:last-child)::before': {
        ...line,
        insetBlock: `28px calc(-${space.e12} - 28px)`,
        insetInlineStart: '26px',
        borderInlineStartWidth: '4px',
      },
      '&[data-gone]::before': gone,
    },
  },
  sky: {
    position: 'relative',
    isolation: 'isolate',
    flex: '1 0 5.5rem',
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'start',
    gap: space.e4,
    textAlign: 'center',
    ...type.small,
    selectors: {
      '&:not(:last-child)::before': {
        ...line,
        insetBlockStart: '26px',
        insetInline: '50% -50%',
        borderBlockStartWidth: '4px',
        borderColor: '#FFFFFF99',
      },
      '&[data-gone]::before': { borderColor: vars.game.star, borderStyle: 'solid' },
    },
  },
});
export const shape = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: '56px',
  height: '56px',
  fontSize: '1.25rem',
});
globalStyle(`${shape}[data-state="atual"] > span`, {
  boxShadow: `inset 0 -5px 0 #00000033, 0 0 0 4px ${vars.game.star}`,
});
/** In the sky only what was done shines. */
globalStyle(`${frame.sky} ${shape}:is([data-state="aberta"], [data-state="bloqueada"]) > span`, {
  borderColor: '#FFFFFFCC',
  color: '#FFFFFF',
  background: NIGHT,
});
export const words = style({ minWidth: 0, width: '100%', overflowWrap: 'anywhere' });

import { style, styleVariants } from '@vanilla-extract/css';
import { subject, vars } from '../../../theme/contract.css.ts';
import { radius, space, type } from '../../../theme/scale.ts';

export const frame = styleVariants({
  column: {},
  sky: {
    overflowX: 'auto',
    borderRadius: radius.hero,
    background: `linear-gradient(${vars.bg.canvas}, ${vars.bg.sky})`,
  },
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
      },
      '&[data-gone]::before': gone,
    },
  },
});
export const shape = style({
  display: 'grid',
  placeItems: 'center',
  width: '56px',
  height: '56px',
  fontSize: '1.25rem',
});
export const words = style({ minWidth: 0, width: '100%', overflowWrap: 'anywhere' });

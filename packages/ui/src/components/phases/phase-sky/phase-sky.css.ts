import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { subject, vars } from '../../../theme/contract.css.ts';
import { from, motion, motionWanted } from '../../../theme/scale.ts';
import { starDot } from '../../../theme/star-dot.ts';

const dot = (x: number, y: number, radius: number) => starDot(x, y, radius, vars.text.disabled);

/** The sky from edge to edge: no card, a few faint stars. */
export const sky = style({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  display: 'flex',
  flexDirection: 'column',
  // As the only thing of a page it fills the screen.
  flexGrow: 1,
  background: [
    dot(6, 9, 1),
    dot(27, 33, 1.2),
    dot(50, 4, 1),
    dot(73, 30, 1),
    dot(93, 12, 1.4),
    dot(52, 57, 1),
    dot(8, 64, 1.2),
    dot(96, 68, 1),
    `linear-gradient(${vars.bg.canvas}, ${vars.bg.sky})`,
  ].join(', '),
});

/** Row after row; in rem, so that larger text gets more space. It stands over the rays of a Boss below it. */
export const field = style({
  position: 'relative',
  zIndex: 1,
  width: '100%',
  maxWidth: '720px',
  marginInline: 'auto',
  vars: { '--row': '7.125rem' },
  height: 'calc(var(--rows) * var(--row))',
  '@media': { [from.medium]: { vars: { '--row': '9rem' } } },
});
export const lines = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  overflow: 'visible',
  zIndex: -1,
  pointerEvents: 'none',
});
const line = { fill: 'none', strokeLinecap: 'round', vectorEffect: 'non-scaling-stroke' } as const;
export const way = styleVariants({
  halo: {
    ...line,
    stroke: subject.soft,
    strokeWidth: 11,
    '@media': { '(forced-colors: active)': { stroke: 'Canvas' } },
  },
  done: {
    ...line,
    stroke: vars.progress.fill,
    strokeWidth: 5,
    '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } },
  },
  ahead: {
    ...line,
    stroke: vars.border.control,
    strokeWidth: 4,
    strokeDasharray: '.1 10',
    '@media': { '(forced-colors: active)': { stroke: 'GrayText' } },
  },
});
const draw = keyframes({ from: { strokeDashoffset: '320px' }, to: { strokeDashoffset: '0' } });
/** The way to a phase that has just been opened. */
export const drawn = style({
  '@media': { [motionWanted]: { strokeDasharray: '320px', animation: `${draw} ${motion.slide} ease-out` } },
});

export const list = style({ listStyle: 'none', margin: 0, padding: 0, position: 'absolute', inset: 0 });
/** The middle of its shape stands on the path. */
export const place = style({
  position: 'absolute',
  insetInlineStart: 'var(--x)',
  insetBlockStart: 'var(--y)',
  width: '24%',
  transform: 'translate(-50%, -32px)',
  '@media': { [from.medium]: { transform: 'translate(-50%, -40px)' } },
});
/** Of a short path: as wide as its name may be. */
export const roomy = style({ width: '38%' });
globalStyle(`${place}:has([aria-current])`, { zIndex: 1 });
globalStyle(`${place}:is(:hover, :focus-within)`, { zIndex: 2 });

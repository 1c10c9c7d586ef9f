import { fallbackVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { curve, motion, radius, shadow, space } from '../../../theme/scale.ts';

const sheet = 'screen and (max-width: 599px)';
const times = (...names: string[]) => names.map((name) => `${name} ${motion.modal} ${curve.standard}`).join(', ');
// Transitions of `overlay` and `display` keep the box visible while it closes, in browsers that support them.
const leaving = `overlay ${motion.modal} allow-discrete, display ${motion.modal} allow-discrete`;

export const modal = style({
  margin: 'auto',
  padding: 0,
  border: 0,
  width: 'calc(100% - 32px)',
  maxHeight: ['calc(100vh - 48px)', 'calc(100dvh - 48px)'],
  borderRadius: radius.dialog,
  background: vars.bg.surface,
  color: vars.text.default,
  boxShadow: shadow.dialog,
  overflow: 'hidden',
  opacity: 0,
  transform: 'translateY(24px)',
  transition: `${times('opacity', 'transform')}, ${leaving}`,
  selectors: {
    '&[open]': { display: 'flex', opacity: 1, transform: 'none' },
    // Before Chrome 122 a backdrop does not see the variables of the page.
    '&::backdrop': {
      background: fallbackVar(vars.bg.scrim, '#0B1230A3'),
      opacity: 0,
      transition: `${times('opacity')}, ${leaving}`,
    },
    '&[open]::backdrop': { opacity: 1 },
  },
  '@starting-style': {
    selectors: {
      '&[open]': { opacity: 0, transform: 'translateY(24px)' },
      '&[open]::backdrop': { opacity: 0 },
    },
  },
  '@media': {
    [sheet]: {
      width: '100%',
      maxWidth: '100%',
      marginBlockEnd: 0,
      borderEndStartRadius: 0,
      borderEndEndRadius: 0,
      boxShadow: 'none',
    },
    '(forced-colors: active)': { border: '2px solid CanvasText' },
  },
});

export const size = styleVariants({
  sm: { maxWidth: '400px' },
  md: { maxWidth: '560px' },
  lg: { maxWidth: '800px' },
  full: {
    maxWidth: '800px',
    '@media': {
      [sheet]: { height: ['100vh', '100dvh'], maxHeight: ['100vh', '100dvh'], borderRadius: 0 },
    },
  },
  /** Stands at the edge where reading starts, over the whole height: the console's menu on a phone. */
  drawer: {
    marginInlineStart: 0,
    marginBlock: 0,
    width: 'min(320px, 100% - 56px)',
    height: ['100vh', '100dvh'],
    maxHeight: ['100vh', '100dvh'],
    borderRadius: 0,
    transform: 'translateX(-24px)',
    '@starting-style': { selectors: { '&[open]': { transform: 'translateX(-24px)' } } },
    '@media': { [sheet]: { width: 'min(320px, 100% - 56px)' } },
  },
  /** Stands at the edge where reading ends, over the whole height: one thing of a list. A whole screen on a phone. */
  side: {
    marginInlineEnd: 0,
    marginBlock: 0,
    width: 'min(460px, 100%)',
    maxWidth: '100%',
    height: ['100vh', '100dvh'],
    maxHeight: ['100vh', '100dvh'],
    borderRadius: 0,
    transform: 'translateX(24px)',
    '@starting-style': { selectors: { '&[open]': { transform: 'translateX(24px)' } } },
    '@media': { [sheet]: { width: '100%' } },
  },
});

/** Scrolls as a whole when it is taller than the screen, so that nothing is ever cut off. */
export const inner = style({
  flex: 1,
  minWidth: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: space.e20,
  '@media': {
    [sheet]: { paddingBlockEnd: `max(${space.e20}, env(safe-area-inset-bottom))` },
    'screen and (min-width: 600px)': { padding: space.e24 },
  },
});

// The page behind stays still; the space of its scroll bar is kept so that nothing shifts.
globalStyle('html:has(dialog:modal)', { overflow: 'hidden', paddingInlineEnd: 'var(--scroll-bar, 0)' });

// What takes the focus comes into sight above the actions at the foot.
globalStyle(`${size.side} ${inner}`, { scrollPaddingBlock: `${space.e16} 112px` });

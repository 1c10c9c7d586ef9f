import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { border, focusRing, motion, motionWanted, radius, space, type } from '../../../theme/scale.ts';

export const stack = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.e4 });
export const box = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space.e12,
  overflow: 'hidden',
  border: `${border.medium} dashed ${vars.border.control}`,
  borderRadius: radius.input,
  background: vars.bg.surface,
  color: vars.text.muted,
  transition: `border-color ${motion.fast}, background-color ${motion.fast}`,
  selectors: {
    '&:hover': { borderColor: vars.border.strong, background: vars.bg.brandSoft },
    '&:has(:focus-visible)': focusRing,
    '&:has([aria-invalid="true"])': { borderColor: vars.danger.border },
  },
});
/** `lg` has its words below the picture, in the middle. */
export const size = styleVariants({
  md: { minHeight: '64px', padding: `${space.e8} ${space.e16}` },
  lg: {
    flexDirection: 'column',
    justifyContent: 'center',
    minHeight: '176px',
    padding: space.e16,
    textAlign: 'center',
  },
});
/** A file is held over it. */
export const over = style({ borderColor: vars.border.strong, borderStyle: 'solid', background: vars.bg.brandSoft });
export const words = style({ display: 'grid', flex: 1, minWidth: 0 });
globalStyle(`${size.lg} ${words}`, { flex: 'none', maxWidth: '100%' });
export const name = style({ ...type.smallStrong, color: vars.text.default, overflowWrap: 'anywhere' });
export const about = style({ ...type.caption, fontVariantNumeric: 'tabular-nums' });
export const change = style({ ...type.smallStrong, color: vars.text.link });
/** Over all of the box, so that all of it can be pressed and dropped on. */
export const input = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  opacity: 0,
  cursor: 'pointer',
});

const along = keyframes({ from: { backgroundPositionX: '150%' }, to: { backgroundPositionX: '-50%' } });
const moving = `linear-gradient(${vars.progress.fill}, ${vars.progress.fill}) 0 0 / 40% 100% no-repeat`;
const dashes = `repeating-linear-gradient(90deg, ${vars.progress.fill} 0 12px, transparent 12px 24px)`;
/** How far it is, is not known: a part of the line wanders along it, or it is dashed where no motion is wanted. */
export const bar = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  width: '100%',
  height: '4px',
  appearance: 'none',
  border: 0,
  background: `${dashes}, ${vars.progress.track}`,
  selectors: { '&::-webkit-progress-bar': { background: 'none' } },
  '@media': {
    [motionWanted]: {
      selectors: {
        '&:not([value])': {
          background: `${moving}, ${vars.progress.track}`,
          animation: `${along} 1.4s linear infinite`,
        },
      },
    },
  },
});
/** Where it is known, the line is filled so far. */
globalStyle(`${bar}[value]`, { background: vars.progress.track });
globalStyle(`${bar}::-webkit-progress-value`, { background: vars.progress.fill });
globalStyle(`${bar}[value]::-moz-progress-bar`, { background: vars.progress.fill });
globalStyle(`${bar}:not([value])::-moz-progress-bar`, { background: 'none' });
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.e8,
});
export const status = style({ ...type.small, color: vars.text.muted, selectors: { '&:empty': { display: 'none' } } });

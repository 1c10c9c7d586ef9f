import { style, styleVariants } from '@vanilla-extract/css';
import { border, focusRing, font, motion, radius, size, space, type, vars } from '../../../theme/index.ts';

export const group = style({
  border: 0,
  padding: 0,
  minInlineSize: 0,
  display: 'grid',
  // Never as wide as its longest word: large text on a narrow phone breaks it.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.e12,
});
export const list = style([group, { listStyle: 'none' }]);
export const reason = style([
  type.small,
  { display: 'flex', alignItems: 'center', gap: space.e8, color: vars.warning.fg },
]);

export const option = style([
  type.question,
  {
    position: 'relative',
    display: 'flex',
    // With large text on a narrow phone the letter stands above the words.
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.e12,
    minHeight: size.option,
    padding: space.e12,
    borderRadius: radius.button,
    borderStyle: 'solid',
    borderWidth: border.medium,
    lineHeight: 1.4,
    transition: `background-color ${motion.fast}, border-color ${motion.fast}`,
    selectors: { '&:has(input:focus-visible)': focusRing },
  },
]);

export const content = style({ position: 'relative', minWidth: 0, flex: '1 1 6rem', overflowWrap: 'anywhere' });

export const letter = style({
  position: 'relative',
  flex: 'none',
  width: '2rem',
  height: '2rem',
  display: 'grid',
  placeItems: 'center',
  borderRadius: radius.cell,
  border: `${border.medium} solid currentColor`,
  fontFamily: font.display,
  fontWeight: 700,
  fontSize: '1rem',
  lineHeight: 1,
});

export const verdict = style([type.captionStrong, { display: 'block', marginBlockStart: '2px' }]);

const { idle, selected, correct, wrong } = vars.option;
// A thick border takes its extra pixel from the padding, so that choosing moves nothing.
const judged = { borderWidth: border.strong, padding: '11px' };

/** `missed` is the right option that was not chosen: the same green, dashed, without a fill. */
export const look = styleVariants({
  idle: {
    background: idle.bg,
    borderColor: idle.border,
    color: idle.fg,
  },
  selected: { ...judged, background: selected.bg, borderColor: selected.border, color: selected.fg },
  correct: { ...judged, background: correct.bg, borderColor: correct.border, color: correct.fg },
  wrong: { ...judged, background: wrong.bg, borderColor: wrong.border, color: wrong.fg },
  tried: { background: vars.bg.sunken, borderColor: idle.border, borderStyle: 'dashed', color: vars.text.muted },
  missed: {
    ...judged,
    background: correct.bg,
    borderColor: correct.border,
    borderStyle: 'dashed',
    color: correct.fg,
  },
});
export type OptionLook = keyof typeof look;

const filled = (colour: string) => ({ background: colour, borderColor: colour, color: vars.bg.surface });
export const letterLook = styleVariants<Record<OptionLook, Record<string, string>>>({
  idle: {},
  selected: filled(selected.border),
  correct: filled(correct.border),
  wrong: filled(wrong.border),
  tried: {},
  missed: { color: correct.border },
});

/** Tried before, and wrong: still readable, visibly not to be chosen. */
export const struck = style({ textDecoration: 'line-through' });
export const triedText = style([type.small, { flex: 'none' }]);

export const free = style({
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: vars.option.selected.border },
    '&:active': { transform: 'translateY(1px)' },
  },
});

/** Offline or read only: still readable at full contrast, visibly not pressable. */
export const stopped = style({ cursor: 'not-allowed', background: vars.bg.sunken, borderStyle: 'dashed' });
export const still = style({ color: vars.text.muted });

import { style, styleVariants } from '@vanilla-extract/css';
import { border, focusRing, font, motion, radius, size, vars } from '../../../theme/index.ts';
import type { QuestionState } from '../question-state/question-state.ts';

export const cell = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '3px',
  width: '100%',
  minWidth: size.target.min,
  minHeight: size.target.min,
  padding: '2px',
  borderRadius: radius.cell,
  // The transparent border becomes visible in forced-colours mode.
  borderWidth: border.medium,
  borderStyle: 'solid',
  fontFamily: font.display,
  fontWeight: 700,
  fontSize: '0.8125rem',
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
  textDecoration: 'none',
  transition: `transform ${motion.press}`,
  selectors: {
    'a&, button&': { cursor: 'pointer' },
    'a&:active, button&:active': { transform: 'translateY(1px)' },
    'a&:hover, button&:hover': { boxShadow: `inset 0 0 0 1px ${vars.border.strong}` },
    '&:focus-visible': focusRing,
  },
});

const bordered = (bg: string, fg: string, borderColor: string) => ({
  background: bg,
  color: fg,
  borderColor,
  borderStyle: 'solid',
});
const solid = (bg: string, fg: string) => bordered(bg, fg, 'transparent');
const outlined = (bg: string, fg: string) => bordered(bg, fg, vars.border.control);

/** Colours and border of a state; shared by the cells, the legend chips and the answer key. */
export const stateColours = styleVariants<Record<QuestionState, Record<string, string>>>({
  respondida: solid(vars.action.primary.bg, vars.action.primary.fg),
  recusada: { ...bordered(vars.bg.surface, vars.danger.fg, vars.danger.border), borderStyle: 'dashed' },
  branco: outlined(vars.bg.surface, vars.result.blank.fg),
  acerto: solid(vars.result.hit.bg, vars.result.hit.fg),
  erro: solid(vars.result.miss.bg, vars.result.miss.fg),
  anulada: outlined(vars.result.annulled.bg, vars.result.annulled.fg),
  subjetiva: solid(vars.result.subjective.bg, vars.result.subjective.fg),
  bonificada: bordered(vars.success.soft, vars.success.fg, vars.success.border),
});

/** An unanswered question of a marked exam is a filled grey cell; in a running one it is an empty outline. */
export const markedBlank = style({ background: vars.result.blank.bg });

export const current = style({
  boxShadow: `0 0 0 2px ${vars.bg.surface}, 0 0 0 5px ${vars.border.strong}`,
});

/** The kite, our "you are here", on the upper edge. */
export const kite = style({
  position: 'absolute',
  top: '-15px',
  insetInlineStart: 'calc(50% - 7px)',
  width: '14px',
  height: '17px',
  forcedColorAdjust: 'none',
});
export const kiteShape = style({ fill: vars.game.star, stroke: vars.game.starText });

export const tall = style({ minHeight: '52px', fontSize: '0.9375rem' });
export const mark = style({ minHeight: '16px', display: 'grid', placeItems: 'center', fontSize: '0.8125rem' });
export const dot = style({
  width: '8px',
  height: '8px',
  borderRadius: '50%',
  background: 'currentColor',
  forcedColorAdjust: 'none',
});

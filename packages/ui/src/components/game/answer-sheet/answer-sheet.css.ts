import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import {
  border,
  curve,
  from,
  motion,
  motionWanted,
  radius,
  shortScreen,
  size,
  space,
  vars,
} from '../../../theme/index.ts';
import * as bar from '../../navigation/action-bar/action-bar.css.ts';

const land = keyframes({ from: { opacity: 0, transform: 'scale(.5)' } });
const stamp = keyframes({ from: { opacity: 0, transform: 'scale(1.6)' } });

// Twice the class, to stand over the rules of `modal-base`. On a landscape phone, which has little height, the buttons are in
// one row.
const inOneRow = { [shortScreen]: { selectors: { '&&': { maxWidth: '640px' } } } };
/** What came of an answer, in the middle. */
export const box = style({ selectors: { '&&': { maxWidth: '480px' } }, '@media': inOneRow });
// The column of the buttons that it covers: `ActionBar`.
const footWidth = `calc(${size.content.reading} - 2 * var(--gutter, ${space.e24}))`;

/** A right answer: at the foot, over a page that stays as it is. */
export const atFoot = style({
  selectors: {
    '&&': {
      maxWidth: footWidth,
      marginBlockEnd: space.e24,
      background: vars.success.soft,
      borderBlockStart: `${border.strong} solid ${vars.success.border}`,
    },
    '&&::backdrop': { background: 'transparent' },
  },
  '@media': {
    'screen and (max-width: 599px)': { selectors: { '&&': { marginBlockEnd: 0 } } },
    [from.expanded]: { vars: { '--gutter': space.e32 } },
    [from.wide]: { vars: { '--gutter': space.e40 } },
  },
});

// What it covers does not show beside its corners or below it.
globalStyle(`html:has(${atFoot}:modal) ${bar.actions}`, { visibility: 'hidden' });

export const column = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space.e12,
  textAlign: 'center',
  // Landscape phone: Pipa beside the text, so that the buttons need no scrolling.
  '@media': {
    [shortScreen]: { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', alignItems: 'center' },
  },
});

export const figure = style({
  position: 'relative',
  marginBlockStart: `-${space.e4}`,
  '@media': { [shortScreen]: { gridRow: '1 / span 2' } },
});
export const title = style({ display: 'flex', alignItems: 'center', gap: space.e12, minWidth: 0 });
/** The check of a right answer, before the words. */
export const mark = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: space.e40,
  height: space.e40,
  borderRadius: '50%',
  background: vars.success.solid,
  color: vars.success.onSolid,
  '@media': {
    [motionWanted]: { animation: `${stamp} ${motion.hit} ${curve.spring} backwards` },
    '(forced-colors: active)': { border: '2px solid CanvasText' },
  },
});

/** A right answer: the words at the start, Pipa in the corner, on the colour of the verdict. */
export const glad = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${space.e8} ${space.e12}`,
  color: vars.text.default,
  // The button carries on the colour of the verdict.
  vars: {
    [vars.action.primary.bg]: vars.success.solid,
    [vars.action.primary.fg]: vars.success.onSolid,
    [vars.action.primary.edge]: `color-mix(in srgb, ${vars.success.solid} 75%, #000)`,
    [vars.action.primary.hover]: vars.success.solid,
    [vars.action.primary.pressed]: vars.success.solid,
  },
});
globalStyle(`${glad} h2`, { color: vars.success.fg });
globalStyle(`${glad} > ${title}`, { gridArea: '1 / 1' });
export const corner = style({ gridArea: '1 / 2 / 3 / 3', marginBlockStart: `-${space.e8}` });
export const earned = style({
  gridArea: '2 / 1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.e8} ${space.e12}`,
});

export const summary = style({ display: 'grid', justifyItems: 'center', gap: space.e8 });
export const gain = style({
  '@media': { [motionWanted]: { animation: `${land} ${motion.hit} ${curve.spring} backwards` } },
});

/** What was earned, as a piece one could take. */
export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '42px',
  paddingInline: space.e12,
  borderRadius: radius.pill,
  border: `${border.medium} solid ${vars.border.subtle}`,
  background: vars.bg.surface,
});
globalStyle(`${chip} > span`, { fontSize: '1.125rem' });

/** Beside what is centred, running text keeps its edge. */
export const wide = style({ width: '100%', gridColumn: '1 / -1', textAlign: 'start' });

/** Stays visible however long the comment is. */
export const actions = style({
  position: 'sticky',
  bottom: `-${space.e20}`,
  width: '100%',
  gridColumn: '1 / -1',
  display: 'grid',
  gap: space.e8,
  marginBlockEnd: `-${space.e20}`,
  padding: `${space.e8} 0 ${space.e20}`,
  background: vars.bg.surface,
  '@media': {
    [from.medium]: { bottom: `-${space.e24}`, marginBlockEnd: `-${space.e24}`, paddingBlockEnd: space.e24 },
    // Side by side where they fit, because stacked buttons would cover the text.
    [shortScreen]: { position: 'static', gridTemplateColumns: 'repeat(auto-fit, minmax(min(10.5rem, 100%), 1fr))' },
  },
});

export const onGlad = style({ background: vars.success.soft });

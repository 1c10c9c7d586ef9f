import { style } from '@vanilla-extract/css';
import { subject, vars } from '../../../theme/contract.css.ts';
import { border, focusRing, from, readingScale, space, type } from '../../../theme/scale.ts';

/** Height of one line; the text and the numbers share it. */
const line = `calc(31px * ${readingScale})`;

export const sheet = style({ position: 'relative', minWidth: 0 });
export const numbered = style({
  '@media': { [from.medium]: { display: 'grid', gridTemplateColumns: '28px 1fr', columnGap: '10px' } },
});
export const numbers = style({
  display: 'none',
  '@media': { [from.medium]: { display: 'block', position: 'relative', overflow: 'hidden' } },
});
/** Out of flow: the text decides the height and cuts the numbers. */
export const numberList = style({
  ...type.caption,
  position: 'absolute',
  insetInline: 0,
  textAlign: 'end',
  color: vars.text.muted,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: line,
  whiteSpace: 'pre',
});
export const text = style({
  ...type.body,
  fontSize: `calc(1.0625rem * ${readingScale})`,
  lineHeight: line,
  color: vars.text.default,
  minWidth: 0,
});
export const selectable = style({
  cursor: 'text',
  userSelect: 'text',
  borderRadius: '4px',
  selectors: { '&:focus-visible': { ...focusRing, outlineOffset: '2px' } },
});
export const paragraph = style({ margin: 0, textIndent: space.e32, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

export const mark = style({
  padding: '2px 1px',
  background: subject.soft,
  color: 'inherit',
  borderBlockEnd: `${border.medium} solid ${subject.solid}`,
  boxDecorationBreak: 'clone',
  WebkitBoxDecorationBreak: 'clone',
  '@media': { '(forced-colors: active)': { background: 'Mark', color: 'MarkText' } },
});
/** Made by another person: dashed, so that it differs without its colour too. */
export const ofOther = style({ borderBlockEndStyle: 'dashed', background: 'transparent' });
export const current = style({ boxShadow: `0 0 0 2px ${subject.solid}`, borderRadius: '2px' });
/** It takes no height, so that lines stay where their numbers are; nor does a selection copy it. */
export const number = style({
  marginInline: '1px 2px',
  color: subject.fg,
  fontSize: '0.6875rem',
  fontWeight: 700,
  lineHeight: 0,
  userSelect: 'none',
});

import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { border, focusRing, radius, readingScale, space, type } from '../../../theme/scale.ts';

export const rich = style({ minWidth: 0, overflowWrap: 'break-word', hyphens: 'manual' });
export const look = styleVariants({
  question: { ...type.question },
  option: { ...type.question, lineHeight: 1.4 },
  body: { ...type.body, fontSize: `calc(1rem * ${readingScale})` },
});

globalStyle(`${rich} > * + *`, { marginBlockStart: '0.75em' });
globalStyle(`${rich} :is(ul, ol)`, { paddingInlineStart: '1.5em' });
globalStyle(`${rich} li + li`, { marginBlockStart: '0.25em' });
globalStyle(`${rich} :is(h2, h3, h4, h5, h6)`, { ...type.h3, fontSize: '1.1em' });
globalStyle(`${rich} blockquote`, {
  paddingInlineStart: space.e16,
  borderInlineStart: `${border.strong} solid ${vars.border.default}`,
});
globalStyle(`${rich} :is(small, cite, figcaption)`, { color: vars.text.muted, fontSize: '0.875em' });
globalStyle(`${rich} mark`, { background: vars.warning.soft, color: vars.warning.fg });
globalStyle(`${rich} :is(sub, sup)`, { lineHeight: 0 });
globalStyle(`${rich} pre`, {
  overflowX: 'auto',
  padding: space.e12,
  borderRadius: radius.cell,
  background: vars.bg.sunken,
});
globalStyle(`${rich} hr`, { border: 0, borderBlockStart: `${border.medium} solid ${vars.border.subtle}` });
globalStyle(`${rich} img`, {
  display: 'inline-block',
  height: 'auto',
  maxWidth: '100%',
  verticalAlign: 'middle',
  borderRadius: radius.chip,
  // Drawings of questions are black on nothing: they need white under them in every theme.
  background: '#FFFFFF',
});
globalStyle(`${rich} math`, { fontSize: '1.1em', fontFamily: 'math' });
globalStyle(`${rich} math[display="block"]`, {
  display: 'block math',
  fontSize: '1.3em',
  paddingBlock: '0.2em',
  textAlign: 'center',
});

/** A table or long formula scrolls by itself, never the page; it can be reached by keyboard. */
export const scroller = style({
  overflowX: 'auto',
  maxWidth: '100%',
  borderRadius: radius.chip,
  selectors: { '&:focus-visible': focusRing },
  // Paper does not scroll.
  '@media': { print: { overflow: 'visible' } },
});
// On paper what belongs together stays on one sheet.
globalStyle(`${rich} :is(img, table, tr, pre, blockquote, figure)`, { '@media': { print: { breakInside: 'avoid' } } });
globalStyle(`${rich} :is(h2, h3, h4, h5, h6, caption)`, { '@media': { print: { breakAfter: 'avoid' } } });
globalStyle(`${rich} pre`, { '@media': { print: { whiteSpace: 'pre-wrap' } } });
globalStyle(`${rich} :is(p, li)`, { '@media': { print: { orphans: 3, widows: 3 } } });
globalStyle(`${rich} table`, { borderCollapse: 'collapse', fontSize: '0.9375em', lineHeight: 1.4 });
globalStyle(`${rich} :is(th, td)`, {
  padding: '6px 10px',
  border: `${border.thin} solid ${vars.border.default}`,
  textAlign: 'start',
  verticalAlign: 'top',
  // A narrow cell makes the table wider, never breaks a word.
  overflowWrap: 'normal',
});
globalStyle(`${rich} th`, { background: vars.bg.sunken, fontWeight: 650 });
globalStyle(`${rich} caption`, {
  ...type.small,
  color: vars.text.muted,
  textAlign: 'start',
  paddingBlockEnd: space.e4,
});

/** Stands where an image failed: its description is still worth reading. */
export const broken = style({
  ...type.small,
  display: 'inline-flex',
  flexDirection: 'column',
  gap: space.e4,
  maxWidth: '100%',
  padding: `${space.e12} ${space.e16}`,
  border: `${border.medium} dashed ${vars.border.control}`,
  borderRadius: radius.cell,
  background: vars.bg.sunken,
  color: vars.text.muted,
});

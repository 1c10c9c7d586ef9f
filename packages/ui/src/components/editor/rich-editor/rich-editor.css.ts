import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { border, focusRing, motion, radius, space } from '../../../theme/scale.ts';

/** Box around toolbar and text. */
export const frame = style({
  minWidth: 0,
  border: `${border.medium} solid ${vars.border.control}`,
  borderRadius: radius.input,
  background: vars.bg.surface,
  color: vars.text.default,
  transition: `border-color ${motion.fast}`,
  selectors: {
    '&:hover': { borderColor: vars.border.strong },
    '&:focus-within': { borderColor: vars.focus.ring },
    '&:has([role="textbox"]:focus-visible)': focusRing,
  },
});
export const readOnly = style({ background: vars.bg.sunken, borderColor: vars.border.default });
export const invalid = style({ selectors: { '&&': { borderColor: vars.danger.border } } });
/** In a section that is a card already: no box of its own, only the line under the toolbar. */
export const flush = style({
  border: 0,
  borderRadius: 0,
  borderBlockStart: `${border.medium} solid ${vars.border.subtle}`,
  background: 'none',
  selectors: { '&&:has([role="textbox"]:focus-visible)': { outlineOffset: '-3px' } },
});
export const notes = style({ display: 'grid', gap: space.e8 });
/** Under a flush editor. */
export const below = style({ padding: `0 ${space.e16} ${space.e12}` });

export const page = style({ position: 'relative', minWidth: 0 });
export const placeholder = style({
  position: 'absolute',
  insetBlockStart: space.e16,
  insetInline: space.e20,
  color: vars.text.muted,
  pointerEvents: 'none',
});

/** The text box. What Tiptap would put into a style element stands here. */
export const text = style({
  position: 'relative',
  minHeight: 'calc(var(--rows, 5) * 1.5em + 32px)',
  padding: `${space.e16} ${space.e20}`,
  outline: 'none',
  overflowX: 'auto',
  overflowWrap: 'anywhere',
  whiteSpace: 'break-spaces',
  fontVariantLigatures: 'none',
});
// Students see both headings in one size, but authors have to tell them apart.
globalStyle(`${text} h2`, { fontSize: '1.25em' });
globalStyle(`${text} [contenteditable="false"]`, { whiteSpace: 'normal' });
globalStyle(`${text} .ProseMirror-separator`, { display: 'inline', border: 0, margin: 0, width: 0, height: 0 });
globalStyle(`${text} .ProseMirror-selectednode`, focusRing);
globalStyle(`${text}.ProseMirror-hideselection *`, { caretColor: 'transparent' });
globalStyle(`${text}.ProseMirror-hideselection *::selection`, { background: 'transparent' });
globalStyle(`${text} .selectedCell`, {
  background: vars.bg.brandSoft,
  boxShadow: `inset 0 0 0 ${border.medium} ${vars.focus.ring}`,
});
globalStyle(`${text} :is(td, th) > *`, { minWidth: '2em' });
// A picture nobody described yet.
globalStyle(`${text} img[data-undescribed]`, { outline: `${border.strong} dashed ${vars.warning.border}` });

const blink = keyframes({ to: { visibility: 'hidden' } });
globalStyle(`${text} .ProseMirror-gapcursor`, { display: 'none', position: 'absolute', pointerEvents: 'none' });
globalStyle(`${text}.ProseMirror-focused .ProseMirror-gapcursor`, { display: 'block' });
globalStyle(`${text} .ProseMirror-gapcursor::after`, {
  content: '""',
  display: 'block',
  position: 'absolute',
  insetBlockStart: '-2px',
  width: '20px',
  borderBlockStart: `${border.thin} solid ${vars.text.default}`,
  animation: `${blink} 1.1s steps(2, start) infinite`,
});
globalStyle('.drop-place', { background: vars.focus.ring });

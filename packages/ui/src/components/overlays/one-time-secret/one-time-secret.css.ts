import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { radius, space, type } from '../../../theme/scale.ts';

/** The only dark ground of the sheet: the secret is what one looks for. */
export const panel = style({
  display: 'grid',
  gap: space.e12,
  padding: space.e20,
  borderRadius: radius.card,
  background: vars.bg.inverse,
  color: vars.text.inverse,
  '@media': { '(forced-colors: active)': { border: '2px solid CanvasText' } },
});
/** The focus ring of the theme is made for light ground. */
globalStyle(`${panel} button:focus-visible`, { outlineColor: vars.text.inverse });
globalStyle(`${panel} button`, { color: 'inherit' });
export const label = style({ ...type.small });
export const line = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.e8,
  minHeight: '48px',
});
/** 36 px in letters that cannot be mistaken for each other; two groups stand below each other where text is enlarged. */
export const value = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '0.5em',
  minWidth: 0,
  overflowWrap: 'anywhere',
  fontFamily: 'ui-monospace, "Cascadia Mono", "Roboto Mono", "DejaVu Sans Mono", monospace',
  fontWeight: 700,
  fontSize: 'clamp(2rem, 1.5rem + 2vw, 2.25rem)',
  lineHeight: 1.2,
  userSelect: 'all',
});
export const once = style({ ...type.smallStrong, display: 'flex', gap: space.e8, alignItems: 'flex-start' });
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${space.e8} ${space.e16}`,
  paddingBlockStart: space.e12,
  borderBlockStart: '1px solid currentColor',
});
export const fact = style({ display: 'contents' });
export const term = style({ ...type.small });
export const fill = style({ ...type.smallStrong, overflowWrap: 'anywhere' });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space.e8 });
/** Each on a line of its own where its words would break. */
globalStyle(`${actions} > *`, { flex: '1 1 max-content', maxWidth: '100%' });
/** Kept in the page while empty, because a live region must exist before its text changes. */
export const told = style({
  ...type.smallStrong,
  color: vars.text.default,
  selectors: { '&:empty': { position: 'absolute' } },
});
export const foot = style({ display: 'grid', gap: space.e8, marginBlockStart: 'auto', textAlign: 'center' });

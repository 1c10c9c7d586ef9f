import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../src/theme/contract.css.ts';
import { border, from, radius, space } from '../../src/theme/scale.ts';

export const columns = style({
  display: 'grid',
  gap: space.e24,
  alignItems: 'start',
  '@media': { [from.expanded]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});
export const editor = style({});
globalStyle(`${editor} textarea`, { fontFamily: 'ui-monospace, monospace', fontSize: '0.8125rem', lineHeight: 1.5 });
export const result = style({
  minWidth: 0,
  padding: space.e16,
  border: `${border.medium} solid ${vars.border.subtle}`,
  borderRadius: radius.card,
});
export const error = style({
  margin: 0,
  color: vars.text.default,
  fontFamily: 'ui-monospace, monospace',
  fontSize: '0.8125rem',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

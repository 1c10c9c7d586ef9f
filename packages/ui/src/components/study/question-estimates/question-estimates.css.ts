import { style } from '@vanilla-extract/css';
import { border, space, type, vars } from '../../../theme/index.ts';

export const list = style({ listStyle: 'none', padding: 0 });
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(6.5rem, max-content) minmax(40px, 1fr) minmax(3rem, max-content)',
  alignItems: 'center',
  gap: space.e16,
  minHeight: '44px',
  paddingBlock: space.e4,
  borderBlockEnd: `${border.thin} solid ${vars.border.subtle}`,
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
});
const figure = { fontVariantNumeric: 'tabular-nums' } as const;
export const name = style({ ...type.small, ...figure });
/** Half a stop of space at both ends. */
export const line = style({ paddingInline: '6px' });
export const percent = style({ ...type.bodyStrong, ...figure, textAlign: 'end' });
export const none = style({ ...type.small, color: vars.text.muted, textAlign: 'end' });

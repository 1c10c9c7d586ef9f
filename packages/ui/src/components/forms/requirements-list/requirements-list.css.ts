import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { space, type } from '../../../theme/scale.ts';

export const list = style({ listStyle: 'none', padding: 0, margin: 0, display: 'grid', gap: space.e4 });
export const item = style({ ...type.small, display: 'flex', gap: space.e8, alignItems: 'flex-start' });
export const state = styleVariants({
  pending: { color: vars.text.muted },
  met: { color: vars.success.fg, fontWeight: 600 },
  unmet: { color: vars.danger.fg, fontWeight: 600 },
});

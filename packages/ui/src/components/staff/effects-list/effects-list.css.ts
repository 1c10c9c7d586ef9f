import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { radius, space, type } from '../../../theme/scale.ts';

export const box = style({
  display: 'grid',
  gap: space.e8,
  padding: space.e16,
  borderRadius: radius.input,
  background: vars.bg.sunken,
});
export const label = style(type.smallStrong);
export const list = style({ display: 'grid', gap: space.e8, padding: 0, listStyle: 'none' });
export const item = style({
  ...type.small,
  position: 'relative',
  paddingInlineStart: space.e16,
  '::before': {
    content: '',
    position: 'absolute',
    insetInlineStart: space.e4,
    insetBlockStart: '0.6em',
    width: '5px',
    height: '5px',
    borderRadius: radius.pill,
    background: 'currentColor',
  },
});

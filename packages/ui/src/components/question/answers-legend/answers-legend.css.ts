import { style } from '@vanilla-extract/css';
import { border, radius, type, vars } from '../../../theme/index.ts';

export const list = style({ listStyle: 'none', padding: 0, display: 'flex', flexWrap: 'wrap', gap: '8px 16px' });
export const item = style([
  type.caption,
  { display: 'flex', alignItems: 'center', gap: '6px', color: vars.text.default },
]);
export const chip = style({
  width: '22px',
  height: '22px',
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  borderRadius: radius.chip,
  borderWidth: border.medium,
});
/** The ring of the current question stands around its chip: a smaller chip keeps it away from the word. */
export const ringed = style({ width: '14px', height: '14px', margin: '4px 5px' });

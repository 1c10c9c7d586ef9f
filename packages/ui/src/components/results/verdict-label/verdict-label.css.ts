import { style } from '@vanilla-extract/css';
import { border, radius, space, type } from '../../../theme/index.ts';

export const label = style([
  type.smallStrong,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.e4,
    flex: 'none',
    minHeight: '32px',
    padding: `${space.e2} ${space.e12} ${space.e2} 10px`,
    borderRadius: radius.pill,
    borderWidth: border.medium,
    borderStyle: 'solid',
  },
]);

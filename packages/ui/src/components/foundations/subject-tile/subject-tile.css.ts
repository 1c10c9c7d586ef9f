import { style, styleVariants } from '@vanilla-extract/css';
import { subject } from '../../../theme/contract.css.ts';
import { font, space, type } from '../../../theme/scale.ts';

export const row = style({ display: 'inline-flex', alignItems: 'center', gap: space.e12, minWidth: 0 });

export const tile = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  background: subject.solid,
  // White is proven on every subject colour; it does not change with the theme.
  color: '#FFFFFF',
  fontFamily: font.display,
  fontWeight: 800,
  lineHeight: 1,
  '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none' } },
});

export const size = styleVariants({
  36: { width: '36px', height: '36px', borderRadius: '12px', fontSize: '1rem' },
  44: { width: '44px', height: '44px', borderRadius: '14px', fontSize: '1.25rem' },
  56: { width: '56px', height: '56px', borderRadius: '18px', fontSize: '1.5rem' },
  72: { width: '72px', height: '72px', borderRadius: '22px', fontSize: '2rem' },
});

export const round = style({ borderRadius: '50%' });

export const name = style({ ...type.h3 });

import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { space, type } from '../../../theme/scale.ts';

export const badge = style({ display: 'flex', alignItems: 'center', gap: space.e12, minWidth: 0 });
export const compact = style({ display: 'inline-flex', gap: '6px' });
export const picture = style({ flex: 'none', forcedColorAdjust: 'none' });
export const words = style({ display: 'grid', gap: space.e2, minWidth: 0 });
export const name = style({ ...type.h3, fontSize: '1.125rem' });
export const smallName = style({ ...type.smallStrong });
export const description = style({ ...type.small, color: vars.text.muted });
export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space.e2} ${space.e8}` });

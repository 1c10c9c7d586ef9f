import { style } from '@vanilla-extract/css';
import { space, type, vars } from '../../../theme/index.ts';

export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.e12 });
export const title = style([type.h2, { flex: '1 1 6rem', minWidth: 0, overflowWrap: 'break-word' }]);
export const body = style({ display: 'grid', justifyItems: 'center', gap: space.e4, paddingBlockStart: space.e12 });
export const gauge = style({ width: '100%', maxWidth: '208px' });
export const label = style([type.small, { color: vars.text.muted, textAlign: 'center' }]);

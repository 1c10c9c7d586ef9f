import { style } from '@vanilla-extract/css';

export const frame = style({ display: 'flex', flexDirection: 'column', minWidth: 0, minHeight: ['100vh', '100dvh'] });
export const columns = style({ display: 'flex', flex: 1, minWidth: 0, alignItems: 'stretch' });
export const main = style({ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' });

import { style } from '@vanilla-extract/css';

/** Never broken inside, however narrow the row. */
export const own = style({ whiteSpace: 'nowrap' });

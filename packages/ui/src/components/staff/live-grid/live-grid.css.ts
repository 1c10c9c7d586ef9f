import { style } from '@vanilla-extract/css';
import { space } from '../../../theme/scale.ts';

/** Columns keep their width whichever rows are drawn. */
export const table = style({
  width: '100%',
  minWidth: '880px',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  textAlign: 'start',
});
export const nameHead = style({ width: '30%' });
export const actionsHead = style({ width: '184px' });
/** Room for a picture and two lines: 64 px with the line above a row. */
export const cell = style({ height: '63px', padding: `${space.e4} ${space.e12}` });
export const filler = style({ padding: 0, border: 0 });

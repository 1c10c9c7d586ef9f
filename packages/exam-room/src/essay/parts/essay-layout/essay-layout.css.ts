import { from, space } from '@luneta/ui/theme';
import { style } from '@vanilla-extract/css';

export const layout = style({ display: 'grid', alignContent: 'start', gap: space.e16, minWidth: 0 });
export const tabs = style({ '@media': { [from.expanded]: { display: 'none' } } });
export const columns = style({
  display: 'grid',
  minWidth: 0,
  '@media': {
    [from.expanded]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
      gap: space.e24,
      alignItems: 'start',
    },
  },
});
/** The pane that is not chosen: only hidden where there is one column. */
export const waiting = style({ '@media': { 'screen and (max-width: 899.98px)': { display: 'none' } } });
export const pane = style({ minWidth: 0 });

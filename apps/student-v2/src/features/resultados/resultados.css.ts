import { space } from '@luneta/ui/theme';
import { style } from '@vanilla-extract/css';

const expanded = 'screen and (min-width: 900px)';

/** What was avoided, then the months; on a wide screen the months stand first, with what was avoided beside them. */
export const parts = style({
  display: 'grid',
  gap: space.e24,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { [expanded]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' } },
});
export const avoided = style({ minWidth: 0, '@media': { [expanded]: { gridColumn: 2, gridRow: 1 } } });
export const months = style({ minWidth: 0, '@media': { [expanded]: { gridColumn: 1, gridRow: 1 } } });
export const alone = style({ '@media': { [expanded]: { gridColumn: '1 / -1' } } });
/** Below the title on a phone: beside it, the two fit in one font and not in another, and the page moved. */
export const cycle = style({
  flex: '1 0 100%',
  minWidth: 0,
  '@media': { 'screen and (min-width: 600px)': { flex: 'none' } },
});

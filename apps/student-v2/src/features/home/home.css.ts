import { space } from '@luneta/ui/theme';
import { style } from '@vanilla-extract/css';

const expanded = 'screen and (min-width: 900px)';

/** One column; on a wide screen the ranking stands beside the greeting and what follows it. */
export const page = style({
  display: 'grid',
  gap: space.e20,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': {
    [expanded]: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      gridTemplateRows: 'auto 1fr',
      gridTemplateAreas: '"greeting ranking" "rest ranking"',
    },
  },
});
const area = (name: string) =>
  style({ minWidth: 0, '@media': { [expanded]: { gridArea: name } }, ':empty': { display: 'none' } });
export const greeting = area('greeting');
export const ranking = area('ranking');
export const rest = area('rest');
/** Beside its heading, as wide as its longest words; below it where text is large. */
export const filter = style({ flex: '1 1 6.5rem', minWidth: 0, maxWidth: 'max-content' });

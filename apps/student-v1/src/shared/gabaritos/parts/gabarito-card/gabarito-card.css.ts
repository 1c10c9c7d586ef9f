import { space, type, vars } from '@luneta/ui/theme';
import { style } from '@vanilla-extract/css';

/** In a row of cards all are as high as the highest, their links on one line. */
export const box = style({ display: 'flex', flexDirection: 'column', height: '100%' });

/** With large text on a narrow phone the grade stands below the words. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space.e12,
});
export const words = style({ flex: '1 1 7rem', minWidth: 0, display: 'grid', gap: space.e4 });
export const title = style({
  ...type.cardTitle,
  overflowWrap: 'break-word',
});
export const date = style([type.small, { color: vars.text.muted, fontVariantNumeric: 'tabular-nums' }]);
export const details = style([
  type.smallStrong,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: space.e4,
    marginBlockStart: 'auto',
    paddingBlockStart: space.e12,
    color: vars.text.link,
  },
]);
/** On a line of its own, so that cards beside each other agree whatever their grade leaves free. */
export const day = style({ display: 'block', whiteSpace: 'nowrap' });
export const grade = style({ flex: 'none' });

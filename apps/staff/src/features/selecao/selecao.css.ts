import { from, space } from '@luneta/ui/theme';
import { style } from '@vanilla-extract/css';

export const form = style({
  display: 'grid',
  gap: space.e12,
  '@media': { [from.medium]: { gridTemplateColumns: 'minmax(0, 480px) auto', alignItems: 'start' } },
});
export const input = style({ minWidth: 0 });
/** Beside the box of the field, whose label stands above it. */
export const submit = style({
  display: 'grid',
  '@media': { [from.medium]: { paddingBlockStart: '22px', justifyContent: 'start' } },
});

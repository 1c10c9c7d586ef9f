import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { border, from, radius, space } from '../../../theme/scale.ts';

/** Letter, text and reason, and what can be done with its place. */
export const row = style({
  display: 'grid',
  gap: space.e8,
  alignItems: 'start',
  gridTemplateColumns: '56px minmax(0, 1fr)',
  gridTemplateAreas: '"key fields" "acts acts"',
  padding: space.e8,
  border: `${border.thin} solid ${vars.border.subtle}`,
  borderRadius: radius.input,
  '@media': {
    [from.expanded]: {
      gridTemplateColumns: '56px minmax(0, 1fr) auto',
      gridTemplateAreas: '"key fields acts"',
    },
  },
});
export const isRight = style({ borderColor: vars.success.border, background: vars.success.soft });
export const keyArea = style({ gridArea: 'key' });
/** Side by side where both are short; a text with format has the whole line. */
export const fields = style({
  gridArea: 'fields',
  display: 'grid',
  gap: space.e8,
  gridTemplateColumns: 'minmax(0, 1fr)',
});
export const beside = style({
  '@media': { [from.expanded]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const acts = style({
  gridArea: 'acts',
  display: 'flex',
  justifyContent: 'flex-end',
  '@media': { [from.expanded]: { display: 'grid', gridTemplateColumns: '44px 44px' } },
});

import { from, radius, space, type, vars } from '@luneta/ui/theme';
import { style } from '@vanilla-extract/css';

/** Pipa beside her words on a phone; under the number, larger, where there is space. */
export const sky = style({
  display: 'grid',
  gridTemplate: '"pipa wish" 1fr "number number" auto / auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space.e12,
  padding: space.e16,
  borderRadius: radius.hero,
  background: `linear-gradient(${vars.bg.sky}, ${vars.bg.brandSoft})`,
  overflow: 'hidden',
  '@media': {
    [from.expanded]: {
      gridTemplate: '"number" auto "pipa" 1fr "wish" auto / minmax(0, 1fr)',
      justifyItems: 'center',
      textAlign: 'center',
      minHeight: '460px',
      padding: space.e32,
    },
  },
});
export const number = style({ gridArea: 'number' });
export const pipa = style({ gridArea: 'pipa', '@media': { [from.expanded]: { scale: '2' } } });
export const wish = style([type.bodyStrong, { gridArea: 'wish', textWrap: 'balance', overflowWrap: 'anywhere' }]);

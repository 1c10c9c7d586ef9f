import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { border, from, radius, shortScreen, size, space, type } from '../../../theme/scale.ts';

export const opening = style({
  flex: '1 0 auto',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  '@media': {
    [from.expanded]: { gridTemplateColumns: 'minmax(320px, 2fr) minmax(0, 3fr)', alignContent: 'stretch' },
    [shortScreen]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' },
  },
});
export const scene = style({ display: 'grid' });
// Beside the rules the sky reaches from top to bottom.
globalStyle(`${scene} > *`, { '@media': { [from.expanded]: { alignContent: 'center' } } });

export const words = style({
  display: 'grid',
  alignContent: 'center',
  gap: space.e16,
  width: '100%',
  maxWidth: size.content.panel,
  marginInline: 'auto',
  padding: `${space.e4} ${space.e16} ${space.e24}`,
  '@media': { [from.expanded]: { padding: space.e32 } },
});
export const head = style({ display: 'grid', gap: space.e4, textAlign: 'center' });
export const facts = style({ ...type.smallStrong, color: vars.boss.text });
export const rules = style({
  padding: space.e16,
  border: `${border.medium} solid ${vars.border.subtle}`,
  borderRadius: radius.card,
  background: vars.bg.surface,
});

import { border, from, radius, shortScreen, size, space, type, vars } from '@luneta/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const opening = style({
  flex: '1 0 auto',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  '@media': {
    [from.expanded]: { gridTemplateColumns: 'minmax(320px, 2fr) minmax(0, 3fr)', gridTemplateRows: '1fr' },
    [shortScreen]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)', gridTemplateRows: '1fr' },
  },
});
export const scene = style({ display: 'grid' });
// The bar of the game stands over the sky.
globalStyle(`${opening} > ${scene} > *`, {
  paddingBlockStart: `calc(${size.hud} + ${space.e16})`,
  '@media': { [shortScreen]: { paddingBlockStart: size.target.min } },
});
// Beside the rules the sky reaches from top to bottom.
globalStyle(`${scene} > *`, { '@media': { [from.expanded]: { alignContent: 'center' } } });

export const main = style({ minWidth: 0, display: 'flex', flexDirection: 'column' });
export const words = style({
  flex: '1 0 auto',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  gap: space.e12,
  width: '100%',
  maxWidth: size.content.panel,
  marginInline: 'auto',
  padding: `0 ${space.e16} ${space.e16}`,
  '@media': { [from.expanded]: { padding: space.e32 } },
});
export const head = style({ display: 'grid', gap: space.e4, textAlign: 'center' });
export const facts = style({ ...type.smallStrong, color: vars.boss.text });
export const rules = style({
  padding: `${space.e12} ${space.e16}`,
  border: `${border.medium} solid ${vars.border.subtle}`,
  borderRadius: radius.card,
  background: vars.bg.surface,
});
// Four rules, the name and the attack fit one phone screen.
globalStyle(`${rules} ol`, { gap: space.e8 });

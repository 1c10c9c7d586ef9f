import { style } from '@vanilla-extract/css';
import { border, font, radius, space, type, vars } from '../../../theme/index.ts';

/** Cards of one row end on one line. */
export const box = style({ containerType: 'inline-size', display: 'grid' });
export const card = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  gap: space.e12,
  padding: space.e16,
  borderRadius: radius.card,
  border: `${border.medium} solid ${vars.border.subtle}`,
  background: vars.bg.surface,
  '@container': { '(min-width: 480px)': { padding: space.e20 } },
});
/** An exam that can be entered now has a stronger border. */
export const open = style({ borderColor: vars.action.primary.bg });

export const top = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.e8 });
export const battery = style([type.smallStrong, { color: vars.text.muted, marginInlineEnd: 'auto' }]);
export const title = style({ fontFamily: font.display, fontWeight: 700, fontSize: '1.125rem', lineHeight: 1.25 });

export const facts = style([
  type.small,
  { listStyle: 'none', padding: 0, display: 'flex', flexWrap: 'wrap', gap: '6px 16px', color: vars.text.muted },
]);
export const fact = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  fontVariantNumeric: 'tabular-nums',
});

export const progress = style({ display: 'grid', gap: '6px' });
export const count = style([type.small, { color: vars.text.muted, fontVariantNumeric: 'tabular-nums' }]);

/** Stacked on a phone with the main action first in reach; side by side where there is space. */
export const actions = style({
  marginBlockStart: 'auto',
  display: 'grid',
  gap: space.e8,
  '@container': {
    '(min-width: 340px)': { gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))' },
    '(min-width: 480px)': { display: 'flex', justifyContent: 'flex-end', gap: space.e12 },
  },
});

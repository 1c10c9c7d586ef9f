import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { space, type } from '../../../theme/scale.ts';
import * as nav from '../bottom-nav/bottom-nav.css.ts';

/** Six words share the width of a phone; they grow with the text of the device as far as that goes. */
export const item = style([nav.item, { fontSize: `min(${type.tab.fontSize}, 3.3vw)` }]);
globalStyle(`${item} ${nav.pill}`, { width: 'min(56px, 100%)' });
export const more = style([
  item,
  {
    width: '100%',
    border: 0,
    padding: 0,
    background: 'none',
    cursor: 'pointer',
    selectors: { '&[data-current]': { color: vars.text.link } },
  },
]);
globalStyle(`${more}[data-current] ${nav.pill}`, { background: vars.info.soft });

/** As wide as the words ask for, the rest shared: six equal parts leave long words no space between them. */
export const list = style([nav.list, { gridAutoColumns: 'minmax(0, auto)' }]);

export const sheet = style({ display: 'grid', gap: space.e16 });
export const head = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space.e4 });

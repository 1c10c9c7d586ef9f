import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { radius, size, space, type } from '../../../theme/scale.ts';
import { detail as rowDetail, end as rowEnd, row } from '../../actions/row/row.css.ts';

/** In a narrow column of two, and with large text, the picture stands over the words. */
const narrow = '(max-width: 219px) or (max-width: 10rem)';

export const box = style({ display: 'grid', minWidth: 0, height: '100%', containerType: 'inline-size' });
export const card = style([
  row,
  {
    height: '100%',
    padding: space.e12,
    font: 'inherit',
    '@container': {
      [narrow]: { position: 'relative', flexDirection: 'column', alignItems: 'flex-start', gap: space.e8 },
    },
  },
]);
export const tile = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: size.tile[44],
  height: size.tile[44],
  borderRadius: radius.input,
  background: vars.info.soft,
  color: vars.info.fg,
});
export const words = style({
  flex: 1,
  minWidth: 0,
  display: 'grid',
  alignContent: 'start',
  gap: space.e2,
  overflowWrap: 'anywhere',
});
export const title = style({ ...type.bodyStrong, lineHeight: 1.3 });
export const detail = rowDetail;
export const seen = style({
  ...type.captionStrong,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.e4,
  color: vars.success.fg,
});
export const end = style([
  rowEnd,
  { '@container': { [narrow]: { position: 'absolute', insetBlockStart: space.e12, insetInlineEnd: space.e12 } } },
]);

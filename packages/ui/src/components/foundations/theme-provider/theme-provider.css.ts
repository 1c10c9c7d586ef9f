import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { font, stripHeight } from '../../../theme/scale.ts';

export const root = style({ color: vars.text.default, fontFamily: font.text });

export const page = style({
  background: vars.bg.canvas,
  minHeight: ['100vh', '100dvh'],
  // One column that its child may fill, so that a page can push its bar to the bottom.
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
});
/** Inside a page that has a strip above it. */
export const inner = style({ minHeight: [`calc(100vh - ${stripHeight})`, `calc(100dvh - ${stripHeight})`] });

import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { font, stripHeight } from '../../../theme/scale.ts';

export const root = style({ color: vars.text.default, fontFamily: font.text });

/** Paints the screen. Its children stand as they would without it. */
export const page = style({ background: vars.bg.canvas, minHeight: ['100vh', '100dvh'] });
/** One column that its only child fills, so that a frame can push its bar to the bottom. */
export const frame = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
/** Inside a page that has a strip above it. */
export const inner = style({ minHeight: [`calc(100vh - ${stripHeight})`, `calc(100dvh - ${stripHeight})`] });

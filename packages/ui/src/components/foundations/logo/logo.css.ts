import { style } from '@vanilla-extract/css';

export const logo = style({ flex: 'none' });
/** Only the shape of the file is used: the colour is that of the text around. */
export const mono = style({
  display: 'inline-block',
  backgroundColor: 'currentColor',
  WebkitMaskRepeat: 'no-repeat',
  maskRepeat: 'no-repeat',
  WebkitMaskSize: 'contain',
  maskSize: 'contain',
  '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none', backgroundColor: 'CanvasText' } },
});

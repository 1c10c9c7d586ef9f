import { radius, size, space, type, vars } from '@luneta/ui/theme';
import { style } from '@vanilla-extract/css';

export const channels = style({ display: 'grid', gap: space.e12 });
export const label = style({ ...type.captionStrong, color: vars.text.muted });
export const value = style({ margin: 0, overflowWrap: 'anywhere' });
export const channel = style({
  ...type.bodyStrong,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: size.target.min,
  color: vars.text.link,
});

export const chat = style({ flex: 1, display: 'flex', flexDirection: 'column', gap: space.e12, minHeight: '320px' });
export const frame = style({
  flex: 1,
  width: '100%',
  border: 0,
  borderRadius: radius.input,
  background: vars.bg.sunken,
});
export const waiting = style({ position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', opacity: 0 });

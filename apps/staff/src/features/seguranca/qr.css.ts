import { style } from '@vanilla-extract/css';

/** Dark on white in every theme: cameras read nothing else for sure. */
export const box = style({
  width: '100%',
  maxWidth: 220,
  padding: 12,
  borderRadius: 12,
  background: '#fff',
  color: '#000',
});
export const picture = style({ display: 'block', width: '100%', height: 'auto' });

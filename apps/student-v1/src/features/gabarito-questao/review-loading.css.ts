import { style } from '@vanilla-extract/css';

/** As wide as 'Questão 2 de 45' and 'VER GABARITO'. */
export const place = style({ width: '7rem' });
export const button = style({ width: '10.5rem' });

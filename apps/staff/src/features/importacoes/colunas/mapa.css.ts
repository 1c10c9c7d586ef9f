import { style } from '@vanilla-extract/css';
import { from, type, vars } from '@luneta/ui/theme';

/** A long value without a space never makes the table wider than its place. */
export const exemplos = style({ ...type.small, color: vars.text.muted, overflowWrap: 'anywhere' });

/** As wide as the longest name of a field. */
export const campo = style({ '@media': { [from.expanded]: { minWidth: '13.25rem' } } });

// The names of every colour. Components take colours from `vars` only, never a literal,
// so a theme is one attribute (`data-tema`) on any ancestor.
import { createThemeContract } from '@vanilla-extract/css';
import { claro } from './claro.ts';

/** Semantic colours of the current theme, as CSS variables. */
export const vars = createThemeContract(claro);

/** Colours of the subject set by `data-materia` on an ancestor (default: `generica`). */
export const subject = createThemeContract({ solid: '', soft: '', fg: '' });

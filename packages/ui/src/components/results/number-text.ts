// Numbers as the results screens write them: pt-BR, halves up, minus as U+2212.
import { roundHalfUp } from '@luneta/domain/numero';

const formats = new Map<number, Intl.NumberFormat>();

/** 642.75 → "642,8". @throws RangeError when the value is not finite. */
export const numberText = (value: number, decimals = 1): string => {
  const known = formats.get(decimals);
  const format =
    known ?? new Intl.NumberFormat('pt-BR', { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
  if (!known) formats.set(decimals, format);
  return format.format(roundHalfUp(value, decimals)).replace('-', '\u2212');
};

/** 60.4 → "60%". */
export const percentText = (percent: number): string => `${numberText(percent, 0)}%`;

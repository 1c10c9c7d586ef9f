/**
 * Rounding and reading of numbers. Rounding happens at display only: every rule of this package returns
 * exact values, and this file is what turns them into what is shown.
 */

/**
 * Significant digits kept before rounding: enough for any score, few enough to remove binary noise (1.005 × 100 =
 * 100.49999999999999).
 */
const TIE_DIGITS = 13;

/**
 * Rounds half up (6.25 → 6.3; −6.25 → −6.2). [NUM-1] D 114
 * @throws RangeError when `value` is not finite: a grade that is not a number must never reach a screen.
 */
export function roundHalfUp(value: number, decimals = 1): number {
  if (!Number.isFinite(value)) throw new RangeError(`roundHalfUp: ${value} is not a finite number`);
  const factor = 10 ** decimals;
  const scaled = Number((value * factor).toPrecision(TIE_DIGITS));
  return Math.floor(scaled + 0.5) / factor + 0;
}

/**
 * Reads a number that the contract allows as text or number, with comma or point (`nota_maxima`). [NUM-2] D 87
 * A point together with a comma is a thousands separator ("1.000,5"). Returns null for anything else.
 */
export function parseDecimal(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'string') return null;
  const text = value.trim();
  const plain = text.includes(',') ? text.replaceAll('.', '').replace(',', '.') : text;
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : null;
}

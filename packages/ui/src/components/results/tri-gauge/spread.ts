// Marks that stand at nearly the same score are drawn beside each other; their lines still point to their scores.

/** Least distance of two marks, as a share of the dial. */
export const LEAST = 0.09;

/** The shares to draw at, in the order given. */
export const spread = (shares: readonly number[]): number[] => {
  const [first, second] = shares;
  if (first === undefined || second === undefined) return [...shares];
  const distance = Math.abs(first - second);
  if (distance >= LEAST) return [...shares];
  const middle = Math.min(Math.max((first + second) / 2, LEAST / 2), 1 - LEAST / 2);
  const half = first <= second ? LEAST / 2 : -LEAST / 2;
  return [middle - half, middle + half];
};

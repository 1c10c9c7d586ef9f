// Contrast of WCAG 2: what the test holds and what Storybook shows of each pair.

const luminance = (hex: string): number => {
  const part = (at: number) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * part(1) + 0.7152 * part(3) + 0.0722 * part(5);
};

/** Contrast of two opaque colours (`#RRGGBB`), 1 to 21. */
export const contrastRatio = (one: string, other: string): number => {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
};

/** Every colour of a theme by its path, e.g. `['bg.canvas', '#F7F9FE']`. */
export const coloursOf = (theme: object, path = ''): [path: string, hex: string][] =>
  Object.entries(theme).flatMap(([name, value]: [string, unknown]) => {
    const at = path === '' ? name : `${path}.${name}`;
    if (typeof value === 'string') return [[at, value]];
    return typeof value === 'object' && value !== null ? coloursOf(value, at) : [];
  });

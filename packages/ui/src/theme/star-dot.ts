/**
 * A star of a painted sky, as a layer of `background`: `x` and `y` in percent of the element, `radius` in px. It is painted in a tile
 * of its own size: a gradient over the whole element costs a cheap phone several milliseconds for each star.
 */
export const starDot = (x: number, y: number, radius: number, color: string): string =>
  `radial-gradient(circle, ${color} ${radius}px, transparent ${radius + 0.6}px) ${x}% ${y}% / 6px 6px no-repeat`;

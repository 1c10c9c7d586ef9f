// Geometry of the half circle: centre (80, 78), radius 62, from left (least) to right (most).

/** Path of a half circle of this radius around the dial's centre. */
export const halfCircle = (radius: number): string => `M${80 - radius} 78A${radius} ${radius} 0 0 1 ${80 + radius} 78`;

/** Place of a share (0 to 1) on the half circle of this radius. */
export const pointAt = (share: number, radius: number): { x: number; y: number } => {
  const angle = Math.PI * (1 - share);
  return { x: 80 + radius * Math.cos(angle), y: 78 - radius * Math.sin(angle) };
};

/** Share of the dial a value stands at; outside the scale it stays on the end. */
export const shareOf = (value: number, min: number, max: number): number =>
  Math.min(1, Math.max(0, (value - min) / (max - min)));

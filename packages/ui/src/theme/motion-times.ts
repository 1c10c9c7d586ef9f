// Times in milliseconds that code (not CSS) has to know; the same values live in scale.ts as CSS times.
export const motionMs = {
  /** Dialog and sheet, in and out. */
  modal: 300,
  /** Progress ring: 20 ms for each 1 %. */
  ringPerPercent: 20,
} as const;

// Times in milliseconds that code (not CSS) has to know; the same values live in scale.ts as CSS times.
/** Times in ms, for code that has to wait as long as CSS does. */
export const motionMs = {
  /** Dialog and sheet, in and out. */
  modal: 300,
  /** Progress ring: 20 ms for each 1 %. */
  ringPerPercent: 20,
} as const;

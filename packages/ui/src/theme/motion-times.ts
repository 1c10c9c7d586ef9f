// Times in milliseconds that code (not CSS) has to know; the same values live in scale.ts as CSS times.
/** Times in ms, for code that has to wait as long as CSS does. */
export const motionMs = {
  /** Dialog and sheet, in and out. */
  modal: 300,
  /** Progress ring: 20 ms for each 1 %. */
  ringPerPercent: 20,
  /** A question on its way out. */
  slide: 500,
  /** The same in a game. */
  slideQuick: 100,
  /** The next one comes to rest, on a wide screen and on a phone. */
  settle: { wide: 50, compact: 100 },
  /** A counter of stars or coins on its way to a new value. */
  rollUp: 600,
  /** Confetti, from the first piece to the last. */
  confetti: 1200,
} as const;

/** Easing curves by use. */
export const curve = {
  standard: 'cubic-bezier(.2,0,0,1)',
  enter: 'cubic-bezier(0,0,0,1)',
  leave: 'cubic-bezier(.4,0,1,1)',
  spring: 'cubic-bezier(.34,1.56,.64,1)',
} as const;

/** Motion wanted: neither the system nor the account asks for less. */
export const motionWanted = '(prefers-reduced-motion: no-preference)';

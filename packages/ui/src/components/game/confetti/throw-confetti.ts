// The pieces themselves, in a chunk of their own that is fetched only when they are thrown.
import type { Options } from 'canvas-confetti';
import { motionMs } from '../../../theme/motion-times.ts';

export type ConfettiShape = 'burst' | 'rain';

/** Pieces of all shots of a shape together (cheap phones). */
export const MOST_PIECES = 80;
/** The library updates the pieces 60 times a second. */
const TICKS = (motionMs.confetti / 1000) * 60;

const RAIN_DROPS = 8;
const shots: Readonly<Record<ConfettiShape, readonly Options[]>> = {
  burst: [
    { angle: 60, spread: 60, startVelocity: 42, origin: { x: 0, y: 0.7 } },
    { angle: 120, spread: 60, startVelocity: 42, origin: { x: 1, y: 0.7 } },
  ],
  rain: Array.from({ length: RAIN_DROPS }, (_, index) => ({
    angle: 270,
    spread: 40,
    startVelocity: 18,
    gravity: 1.4,
    origin: { x: (index + 0.5) / RAIN_DROPS, y: -0.1 },
  })),
};

/** Throws confetti once and returns a function that ends it early. Does nothing when the chunk cannot be loaded. */
export const throwConfetti = (canvas: HTMLCanvasElement, shape: ConfettiShape, colors: string[]): (() => void) => {
  let left = false;
  let end = () => {
    left = true;
  };
  const start = async () => {
    const { default: confetti } = await import('canvas-confetti');
    if (left) return;
    const fire = confetti.create(canvas, { resize: true, useWorker: false, disableForReducedMotion: true });
    const particleCount = Math.floor(MOST_PIECES / shots[shape].length);
    for (const shot of shots[shape]) void fire({ ...shot, colors, particleCount, ticks: TICKS, scalar: 0.9 });
    // A slow phone takes longer over its ticks.
    const timer = setTimeout(() => fire.reset(), motionMs.confetti);
    end = () => {
      clearTimeout(timer);
      fire.reset();
    };
  };
  start().catch(() => undefined);
  return () => end();
};

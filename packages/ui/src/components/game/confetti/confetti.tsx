import { type ReactNode, useEffect, useRef } from 'react';
import { isMotionWanted } from '../../../lib/motion-wanted.ts';
import { vars } from '../../../theme/index.ts';
import * as css from './confetti.css.ts';
import { type ConfettiShape, throwConfetti } from './throw-confetti.ts';

export interface ConfettiProps {
  /** `burst` from both sides (default), `rain` from above. */
  shape?: ConfettiShape;
}

const tones = [vars.game.star, vars.game.coin, vars.game.life, vars.progress.fill, vars.boss.energy];

/** A canvas cannot read `var(--x)`: the colour the variable has where the element stands. */
const colourAt = (element: Element, variable: string): string =>
  getComputedStyle(element).getPropertyValue(variable.slice('var('.length, -1)).trim();

/** Falls once over its positioned parent when it appears, in 1.2 s; not at all under less motion. */
export const Confetti = ({ shape = 'burst' }: ConfettiProps): ReactNode => {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const element = canvas.current;
    if (!element || !isMotionWanted(element)) return undefined;
    return throwConfetti(
      element,
      shape,
      tones.map((tone) => colourAt(element, tone)),
    );
  }, [shape]);
  return <canvas ref={canvas} className={css.canvas} aria-hidden="true" />;
};

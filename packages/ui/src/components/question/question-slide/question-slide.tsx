// The step from one question to the next (S2 §2.14): the old one leaves in 500 ms, then the new one comes to rest, in
// 50 ms on a wide screen and in 100 ms on a phone.
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isMotionWanted } from '../../../lib/motion-wanted.ts';
import { from } from '../../../theme/breakpoints.ts';
import { curve, motionMs } from '../../../theme/motion-times.ts';
import * as css from './question-slide.css.ts';

export interface QuestionSlideProps {
  /** Place of the question, from 1: another one slides in, a later one from the right. */
  place: number;
  /** In a game: the old one leaves in 100 ms, so that the next tap never waits longer. */
  quick?: boolean;
  /** The question; what changes in it without another `place` is shown at once. */
  children: ReactNode;
  /** The question of this place has come to rest: the moment to move the focus to its heading. */
  onSettled?: ((place: number) => void) | undefined;
}

type Shown = Pick<QuestionSlideProps, 'place' | 'children'>;

const moved = (side: number) => ({ transform: `translateX(${side}%)`, opacity: 0 });
const atRest = { transform: 'none', opacity: 1 };

/** Exchanges questions; what leaves can no longer be used. At once where less motion is wanted. */
export const QuestionSlide = ({ place, quick = false, children, onSettled }: QuestionSlideProps): ReactNode => {
  const [shown, setShown] = useState<Shown>({ place, children });
  const stays = shown.place === place;
  // The old question is kept unchanged while it leaves.
  if (stays && shown.children !== children) setShown({ place, children });
  const latest = useRef({ place, children, onSettled });
  useLayoutEffect(() => {
    latest.current = { place, children, onSettled };
  });
  const track = useRef<HTMLDivElement>(null);
  const before = useRef(place);

  useEffect(() => {
    const element = track.current;
    if (stays || !element) return undefined;
    const exchange = () => setShown({ place: latest.current.place, children: latest.current.children });
    if (!isMotionWanted(element)) {
      exchange();
      return undefined;
    }
    const side = latest.current.place > before.current ? -100 : 100;
    const leaving = element.animate([atRest, moved(side)], {
      duration: quick ? motionMs.slideQuick : motionMs.slide,
      easing: curve.leave,
      fill: 'forwards',
    });
    leaving.addEventListener('finish', exchange);
    return () => leaving.cancel();
  }, [stays, quick]);

  // Runs before painting, so that the new question is never shown at rest first.
  useLayoutEffect(() => {
    const element = track.current;
    const last = before.current;
    before.current = shown.place;
    if (last === shown.place || !element) return undefined;
    const settled = () => latest.current.onSettled?.(shown.place);
    if (!isMotionWanted(element)) {
      settled();
      return undefined;
    }
    const { wide, compact } = motionMs.settle;
    const coming = element.animate([moved(shown.place > last ? 25 : -25), atRest], {
      duration: matchMedia(from.expanded).matches ? wide : compact,
      easing: curve.enter,
    });
    coming.addEventListener('finish', settled);
    return () => coming.cancel();
  }, [shown.place]);

  return (
    <div className={css.track}>
      <div ref={track} inert={!stays} key={shown.place}>
        {shown.children}
      </div>
    </div>
  );
};

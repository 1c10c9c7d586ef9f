import { lazy, type ReactNode, type Ref, Suspense } from 'react';
import { PageTitle } from '../../foundations/text/heading.tsx';
import { Trajectory } from '../../foundations/trajectory/trajectory.tsx';
import { Pipa } from '../pipa/pipa.tsx';
import * as css from './finish-scene.css.ts';

// It comes after the scene: nothing waits for decoration, and without a connection nothing falls.
const Confetti = lazy(() =>
  import('../../game/confetti/confetti.tsx').then(
    (module) => ({ default: module.Confetti }),
    () => ({ default: () => null }),
  ),
);

export interface FinishSceneProps {
  /** The `h1`: 'Prova Finalizada'. */
  title: string;
  /** For the focus that a route change moves here. */
  headingRef?: Ref<HTMLHeadingElement>;
  /** What was handed in: the name of the exam. */
  text?: string | undefined;
  /** It has arrived: Pipa jumps for joy and confetti falls, once. Otherwise she is glad and quiet. */
  celebrates?: boolean;
  /** Something is missing: Pipa is neither glad nor sad. */
  quiet?: boolean;
  /** The receipt: what was handed in, and what comes next. */
  children: ReactNode;
  /** The way on, as wide as the sheet; above the navigation at the foot of a phone. */
  actions?: ReactNode;
}

/** The end of an exam: a blue sky with Pipa, and the receipt on a sheet below it, beside it on a wide screen. */
export const FinishScene = (props: FinishSceneProps): ReactNode => {
  const { title, headingRef, text, celebrates = false, quiet = false, children, actions } = props;
  return (
    <div className={css.scene}>
      <div className={css.sky}>
        <Trajectory tone="onBrand" />
        <div className={css.pipa}>
          <Pipa mood={celebrates ? 'comemorando' : quiet ? 'normal' : 'feliz'} size={132} animated={celebrates} />
        </div>
        {celebrates && (
          <Suspense>
            <Confetti />
          </Suspense>
        )}
      </div>
      <div className={css.sheet}>
        <div className={css.words}>
          <PageTitle ref={headingRef} align="center">
            {title}
          </PageTitle>
          {text !== undefined && <p className={css.text}>{text}</p>}
        </div>
        {children}
        {actions != null && <div className={css.actions}>{actions}</div>}
      </div>
    </div>
  );
};

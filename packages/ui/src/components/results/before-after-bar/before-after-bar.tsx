import type { ReactNode } from 'react';
import { classes } from '../../../lib/classes.ts';
import * as css from './before-after-bar.css.ts';
import { PercentLine } from './percent-line.tsx';

export interface BeforeAfterBarProps {
  /** What changed, in a sentence: "Nota prevista: de 5,2 para 7,1". */
  children: ReactNode;
  /** Before and after, 0 to 1 of the most there can be. */
  initial: number;
  /** The same after. */
  final: number;
  /** Written at the hollow stop: "Inicial 5,2". */
  initialLabel: string;
  /** Written at the kite: "Prevista 7,1". */
  finalLabel: string;
  /** Green from the domain's threshold on (`isImpactoGreen`), otherwise neutral. */
  green: boolean;
}

/** Before and after as a sentence and two stops on one line. */
export const BeforeAfterBar = (props: BeforeAfterBarProps): ReactNode => {
  const { children, initial, final, initialLabel, finalLabel, green } = props;
  return (
    <div className={css.box}>
      <p className={css.sentence}>{children}</p>
      <PercentLine stop={initial} kite={final} tone={green ? 'green' : 'neutral'} />
      <div className={css.legend} aria-hidden="true">
        <span className={css.before}>
          <span className={css.stop} />
          {initialLabel}
        </span>
        <span className={classes(css.after, green && css.green)}>
          <span className={css.kite} />
          {finalLabel}
        </span>
      </div>
    </div>
  );
};

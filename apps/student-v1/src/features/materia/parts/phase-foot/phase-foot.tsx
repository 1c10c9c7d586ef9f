import { Heading, Text, classes } from '@luneta/ui';
import { type ReactNode, useId } from 'react';

import * as css from './phase-foot.css.ts';

export interface PhaseFootProps {
  /** "Você está na fase 1", or that a battle runs. */
  above: string;
  /** Name of the phase, or of the Boss. */
  title: string;
  /** "5 questões". */
  text?: string | undefined;
  /** The one button of the map. */
  action: ReactNode;
  /** As a card beside the path instead of at the foot of the screen. */
  beside?: boolean;
}

/** Where the student goes on, within thumb's reach over a map of phases. It stands above the navigation of a phone. */
export const PhaseFoot = ({ above, title, text, action, beside = false }: PhaseFootProps): ReactNode => {
  const id = useId();
  return (
    <section className={classes(css.card, !beside && css.foot)} aria-labelledby={id}>
      <div className={css.words}>
        <Text look="smallStrong" tone="muted">
          {above}
        </Text>
        <Heading look="h3" id={id}>
          {title}
        </Heading>
        {text !== undefined && (
          <Text look="small" tone="muted">
            {text}
          </Text>
        )}
      </div>
      <div className={css.action}>{action}</div>
    </section>
  );
};

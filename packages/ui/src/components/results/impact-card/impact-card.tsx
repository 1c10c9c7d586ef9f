import { Sparkles } from '../../../icons.ts';
import { type ReactNode, useId } from 'react';
import { classes } from '../../../lib/classes.ts';
import { Icon } from '../../foundations/icon/icon.tsx';
import { PercentLine } from '../before-after-bar/percent-line.tsx';
import { HeadingTag } from '../../foundations/text/heading-scope.tsx';
import * as css from './impact-card.css.ts';

export interface ImpactCardProps {
  /** 'Impacto Luneta'. */
  title: string;
  /** The sentence: "Com o seu estudo, a chance de acerto passou de 48% para 71%". */
  children: ReactNode;
  /** Chance before studying, 0 to 1. */
  initial: number;
  /** Chance after it, 0 to 1. */
  final: number;
  /** Green from the domain's threshold on (`isImpactoGreen`), otherwise neutral. */
  green: boolean;
  /** Pipa, 56 px. */
  picture?: ReactNode;
}

/** What studying changed, as a sentence and a line with two stops. */
export const ImpactCard = ({ title, children, initial, final, green, picture }: ImpactCardProps): ReactNode => {
  const titleId = useId();
  const tone = green ? 'green' : 'neutral';
  return (
    <section className={classes(css.card, css.tone[tone])} aria-labelledby={titleId}>
      <div className={css.row}>
        <span className={css.iconTone[tone]}>
          <Icon of={Sparkles} />
        </span>
        <div className={css.words}>
          <HeadingTag id={titleId} className={css.title}>
            {title}
          </HeadingTag>
          <p className={css.text}>{children}</p>
        </div>
        {picture === undefined ? null : <span className={css.picture}>{picture}</span>}
      </div>
      <PercentLine stop={initial} kite={final} tone={tone} />
    </section>
  );
};

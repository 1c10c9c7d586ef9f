import { Sparkles } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { classes } from '../../../lib/classes.ts';
import { Icon } from '../../foundations/icon/icon.tsx';
import * as css from './impact-card.css.ts';

export interface ImpactCardProps {
  /** 'Impacto Luneta'. */
  title: string;
  /** The sentence: "Seu estudo levou a chance de 48% para 71%". */
  children: ReactNode;
  /** Chance before and after, 0 to 1. */
  initial: number;
  /** Chance after studying, 0 to 1. */
  final: number;
  /** Green from the domain's threshold on (`isImpactoGreen`), otherwise neutral. */
  green: boolean;
  /** Pipa, 56 px. */
  picture?: ReactNode;
  /** Of the title in the page's outline. */
  level?: 2 | 3;
}

const percent = (share: number) => `${Math.min(1, Math.max(0, share)) * 100}%`;

/** What studying changed, as a sentence and a line with two stops. */
export const ImpactCard = ({
  title,
  children,
  initial,
  final,
  green,
  picture,
  level = 3,
}: ImpactCardProps): ReactNode => {
  const titleId = useId();
  const Title = `h${level}` as const;
  const tone = green ? 'green' : 'neutral';
  return (
    <section className={classes(css.card, css.tone[tone])} aria-labelledby={titleId}>
      <div className={css.row}>
        <span className={css.iconTone[tone]}>
          <Icon of={Sparkles} />
        </span>
        <div className={css.words}>
          <Title id={titleId} className={css.title}>
            {title}
          </Title>
          <p className={css.text}>{children}</p>
        </div>
        {picture === undefined ? null : <span className={css.picture}>{picture}</span>}
      </div>
      <svg className={css.svg} aria-hidden>
        <line className={css.line} x1="0%" y1="11" x2="100%" y2="11" />
        <line className={css.gainTone[tone]} x1={percent(initial)} y1="11" x2={percent(final)} y2="11" />
        <circle className={css.before} cx={percent(initial)} cy="11" r="6" />
        <svg x={percent(final)} overflow="visible">
          <path className={css.kite} d="M0 1l8 10-8 10-8-10z" />
        </svg>
      </svg>
    </section>
  );
};

import type { Faixa } from '@luneta/domain/aprendizagem';
import { type ReactNode, useId } from 'react';
import { Card } from '../../foundations/card/card.tsx';
import { SubjectTile } from '../../foundations/subject-tile/subject-tile.tsx';
import { Dial } from '../../results/dial/dial.tsx';
import { LevelWord } from '../../results/level-bars/level-word.tsx';
import { percentText } from '../../results/number-text.ts';
import { levelOf } from '../faixa.ts';
import { HeadingTag } from '../../foundations/text/heading-scope.tsx';
import * as css from './index-gauge.css.ts';

export interface IndexGaugeProps {
  /** Name of the subject; names the card. */
  subject: string;
  /** What the number is: "índice de aproveitamento". */
  label: string;
  /** `indice_aproveitamento`, 0 to 1; `null` without data. */
  index: number | null;
  /** Band of the index (`faixaOf`), with its word ("Nível alto"); absent without data. */
  band?: { faixa: Faixa; label: string } | undefined;
  /** Indexes at which a level begins, 0 to 1, drawn as notches in the dial. */
  limits?: readonly number[] | undefined;
  /** Instead of a number while there is none: 'Sem dados ainda'. */
  noData: string;
  /** Beside the name: the `Toggletip` that explains the index, or the level. */
  action?: ReactNode;
}

/** A subject with its index on the dial of the TRI gauge. */
export const IndexGauge = (props: IndexGaugeProps): ReactNode => {
  const { subject, label, index, band, limits, noData, action } = props;
  const titleId = useId();
  const text = index === null ? '' : percentText(index * 100);
  return (
    <Card as="section" labelledBy={titleId}>
      <div className={css.head}>
        <SubjectTile materia={subject} />
        <HeadingTag id={titleId} className={css.title}>
          {subject}
        </HeadingTag>
        {action}
      </div>
      <div className={css.body}>
        {index === null ? (
          <p className={css.label}>{noData}</p>
        ) : (
          <>
            <div className={css.gauge} role="img" aria-label={`${label} ${text}`}>
              <Dial
                share={Math.min(1, Math.max(0, index))}
                text={text}
                ends={['0%', '100%']}
                tone={band ? levelOf[band.faixa] : 'default'}
                notches={limits}
              />
            </div>
            <p className={css.label} aria-hidden>
              {label}
            </p>
            {band ? <LevelWord level={levelOf[band.faixa]} label={band.label} /> : null}
          </>
        )}
      </div>
    </Card>
  );
};

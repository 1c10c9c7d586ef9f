import type { Faixa } from '@luneta/domain/aprendizagem';
import { type ReactNode, useId } from 'react';
import { ProgressBar } from '../../feedback/progress-bar/progress-bar.tsx';
import { Card } from '../../foundations/card/card.tsx';
import { LevelWord } from '../../results/level-bars/level-word.tsx';
import { percentText } from '../../results/number-text.ts';
import { levelOf } from '../faixa.ts';
import { HeadingTag } from '../../foundations/text/heading-scope.tsx';
import * as css from './attention-card.css.ts';

export interface AttentionCardProps {
  /** Above the name: "Capítulo 4". */
  chapter: string;
  /** Name of the chapter; names the card. */
  name: string;
  /** `indice_aproveitamento`, 0 to 1. */
  index: number;
  /** Band of the index (`faixaOf`). */
  faixa: Faixa;
  /** Word of the band: "Nível baixo". */
  levelLabel: string;
  /** Way to study it, as a link or button. */
  action?: ReactNode;
}

/** A chapter that asks for extra attention: `article` named by the chapter. */
export const AttentionCard = (props: AttentionCardProps): ReactNode => {
  const { chapter, name, index, faixa, levelLabel, action } = props;
  const titleId = useId();
  const text = percentText(index * 100);
  return (
    <Card as="article" labelledBy={titleId}>
      <div className={css.column}>
        <div>
          {chapter !== name && <p className={css.chapter}>{chapter}</p>}
          <HeadingTag id={titleId} className={css.name}>
            {name}
          </HeadingTag>
        </div>
        <div className={css.measure}>
          <div className={css.line}>
            <LevelWord level={levelOf[faixa]} label={levelLabel} />
            <span className={css.index}>{text}</span>
          </div>
          <div aria-hidden>
            <ProgressBar label={name} value={index} max={1} valueText={text} size="sm" tone={levelOf[faixa]} />
          </div>
        </div>
        {action}
      </div>
    </Card>
  );
};

import type { Faixa } from '@luneta/domain/aprendizagem';
import { ThumbsDown, ThumbsUp } from '../../../icons.ts';
import { type ReactNode, useId } from 'react';
import { LevelWord } from '../../results/level-bars/level-word.tsx';
import { percentText } from '../../results/number-text.ts';
import { levelOf } from '../faixa.ts';
import { AgreeButton } from './agree-button.tsx';
import * as css from './chapter-row.css.ts';

export interface ChapterRowProps {
  /** Name of the chapter; names the row. */
  name: string;
  /** `indice_aproveitamento`, 0 to 1, with its band (`faixaOf`) and its word ("Nível alto"); `null` without data. */
  index: { value: number; faixa: Faixa; label: string } | null;
  /** Whether the student agrees with the level; `null` while not said. */
  agrees: boolean | null;
  /** The other answer, or `null` when the pressed one is pressed again. */
  onChange: (agrees: boolean | null) => void;
  /** Words of the row. */
  words: {
    /** 'Concordo'. */
    agree: string;
    /** 'Não concordo'. */
    disagree: string;
    /** 'Sem dados ainda': then there is no level to agree with. */
    noData: string;
  };
  /** Read-only; the screen says why. */
  disabled?: boolean;
}

/** One chapter with its level, and whether the student agrees with it: a group named by the chapter. */
export const ChapterRow = ({ name, index, agrees, onChange, words, disabled = false }: ChapterRowProps): ReactNode => {
  const nameId = useId();
  const answer = (given: boolean) => onChange(agrees === given ? null : given);
  return (
    <div className={css.box}>
      <div className={css.row} role="group" aria-labelledby={nameId}>
        <div className={css.words}>
          <p id={nameId} className={css.name}>
            {name}
          </p>
          {index === null ? (
            <p className={css.noData}>{words.noData}</p>
          ) : (
            <p className={css.level}>
              <LevelWord level={levelOf[index.faixa]} label={index.label} />{' '}
              <span className={css.index}>{percentText(index.value * 100)}</span>
            </p>
          )}
        </div>
        {index === null ? null : (
          <div className={css.answers}>
            <AgreeButton icon={ThumbsUp} pressed={agrees === true} disabled={disabled} onPress={() => answer(true)}>
              {words.agree}
            </AgreeButton>
            <AgreeButton icon={ThumbsDown} pressed={agrees === false} disabled={disabled} onPress={() => answer(false)}>
              {words.disagree}
            </AgreeButton>
          </div>
        )}
      </div>
    </div>
  );
};

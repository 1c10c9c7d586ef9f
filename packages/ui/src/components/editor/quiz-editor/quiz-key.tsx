import type { ReactNode } from 'react';
import { Check } from '../../../icons.ts';
import { classes } from '../../../lib/classes.ts';
import { nativeRadio } from '../../forms/choice-card.css.ts';
import { Icon } from '../../foundations/icon/icon.tsx';
import * as css from './quiz-editor.css.ts';
import type { QuizWords } from './quiz-item.ts';

export interface QuizKeyProps {
  /** Id of the mark. */
  id: string | undefined;
  /** Name the marks of one question share. */
  name: string;
  /** Letter of the option. */
  letter: string;
  /** Names of the fields. */
  words: Pick<QuizWords, 'isKey' | 'key'>;
  /** It is the key. */
  checked: boolean;
  /** It was made the key. */
  onCheck: () => void;
}

/** Letter of an option, which also marks it as the right one: a native radio under it. */
export const QuizKey = ({ id, name, letter, words, checked, onCheck }: QuizKeyProps): ReactNode => (
  <label className={css.key}>
    <input
      type="radio"
      id={id}
      className={nativeRadio}
      name={name}
      aria-label={words.isKey(letter)}
      checked={checked}
      onChange={onCheck}
    />
    <span className={classes(css.letter, checked && css.right)} aria-hidden="true">
      {letter}
    </span>
    {checked && (
      <span className={css.word} aria-hidden="true">
        <Icon of={Check} size={16} />
        {words.key}
      </span>
    )}
  </label>
);

// Options that can no longer be changed: a list, because disabled radios are harder to read than text.
import { isAlternativaAusente } from '@luneta/domain/alternativas';
import type { ReactNode } from 'react';
import { Check, X } from '../../../icons.ts';
import { Icon } from '../../foundations/icon/icon.tsx';
import { RichHtml } from '../../foundations/rich-html/rich-html.tsx';
import { VisuallyHidden } from '../../foundations/visually-hidden/visually-hidden.tsx';
import { type OptionItem, type OptionWords, optionLetter, optionWords } from './option-words.ts';
import { listRole } from '../../../lib/list-role.ts';
import * as css from './options.css.ts';

export interface ReviewOptionsProps {
  /** Accessible name of the list, e.g. "Alternativas da questão 24". */
  label: string;
  /** In order A to E; absent ones are not shown (ALT-1). */
  options: readonly OptionItem[];
  /** Number of the chosen option, `null` when left blank. */
  selected: number | null;
  /** Number of the right option; `null` marks nothing as right or wrong (annulled, key not released). */
  correct: number | null;
  /** What screen readers announce of each option. */
  words?: OptionWords;
}

function judge(value: number, selected: number | null, correct: number | null): css.OptionLook {
  if (value === correct) return value === selected ? 'correct' : 'missed';
  if (value !== selected) return 'idle';
  return correct === null ? 'selected' : 'wrong';
}

const verdictOf = (look: css.OptionLook, words: OptionWords): string | null =>
  ({
    idle: null,
    tried: null,
    selected: words.yours,
    correct: words.yoursRight,
    wrong: words.yoursWrong,
    missed: words.right,
  })[look];

/** Each option reads as "Alternativa B, sua resposta, errada: …"; icons repeat what colours say. */
export const ReviewOptions = ({
  label,
  options,
  selected,
  correct,
  words = optionWords,
}: ReviewOptionsProps): ReactNode => {
  return (
    <ul className={css.list} {...listRole} aria-label={label}>
      {options
        .filter((option) => !isAlternativaAusente(option.html))
        .map(({ value, html }) => {
          const look = judge(value, selected, correct);
          const verdict = verdictOf(look, words);
          const Mark = look === 'wrong' ? X : look === 'correct' || look === 'missed' ? Check : null;
          return (
            // What keeps a judged option in sight finds it by `data-look`.
            <li key={value} className={`${css.option} ${css.look[look]}`} data-look={look}>
              <span className={`${css.letter} ${css.letterLook[look]}`} aria-hidden>
                {Mark ? <Icon of={Mark} size={20} /> : optionLetter(value)}
              </span>
              <div className={css.content}>
                <VisuallyHidden>
                  {words.option(optionLetter(value))}
                  {verdict === null ? '' : `, ${verdict}`}:{' '}
                </VisuallyHidden>
                <RichHtml html={html} look="option" />
                {verdict === null ? null : (
                  <span className={css.verdict} aria-hidden>
                    {optionLetter(value)} · {verdict}
                  </span>
                )}
              </div>
            </li>
          );
        })}
    </ul>
  );
};

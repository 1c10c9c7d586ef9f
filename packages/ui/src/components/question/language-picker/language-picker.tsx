import { Check } from '../../../icons.ts';
import { Icon } from '../../foundations/icon/icon.tsx';
import { useId, type ReactNode } from 'react';
import { SubjectTile } from '../../foundations/subject-tile/subject-tile.tsx';
import { nativeRadio } from '../../forms/choice-card.css.ts';
import * as css from './language-picker.css.ts';

/** Inglês = 1, Espanhol = 2 (S3 §2). */
export type LanguageValue = 1 | 2;

const LANGUAGES: readonly LanguageValue[] = [1, 2];

export interface LanguagePickerProps {
  /** Shown above the two cards, e.g. "Língua estrangeira". */
  legend: string;
  /** Names of the languages: `{ 1: 'Inglês', 2: 'Espanhol' }`. The tile is found by the name. */
  names: Record<LanguageValue, string>;
  /** The chosen language; `null` before a choice. */
  value: LanguageValue | null;
  /** The other language was chosen. */
  onChange: (value: LanguageValue) => void;
  /** Present while nothing can be changed (saving, offline); the text says why. */
  stopped?: string | undefined;
}

/** Two native radios as cards; arrows move and choose. While stopped they stay focusable. */
export const LanguagePicker = ({ legend, names, value, onChange, stopped }: LanguagePickerProps): ReactNode => {
  const group = useId();
  const noteId = useId();
  return (
    <fieldset className={css.group} aria-describedby={stopped === undefined ? undefined : noteId}>
      <legend className={css.legend}>{legend}</legend>
      <div className={css.pair}>
        {LANGUAGES.map((language) => {
          const chosen = language === value;
          const looks = [css.card, chosen && css.chosen, stopped !== undefined && css.stopped];
          return (
            <label key={language} className={looks.filter(Boolean).join(' ')}>
              <input
                type="radio"
                className={nativeRadio}
                name={group}
                value={language}
                checked={chosen}
                aria-disabled={stopped === undefined ? undefined : true}
                onChange={() => {
                  if (stopped === undefined) onChange(language);
                }}
              />
              <SubjectTile materia={names[language]} size={36} />
              <span className={css.name}>{names[language]}</span>
              {chosen ? (
                <span className={css.tick}>
                  <Icon of={Check} size={20} />
                </span>
              ) : null}
            </label>
          );
        })}
      </div>
      <p id={noteId} className={css.note} role="status">
        {stopped}
      </p>
    </fieldset>
  );
};

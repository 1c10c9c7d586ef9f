// The alternatives of a question while it can be answered: native radios, one per card.
// Choosing never submits. A choice can be taken back (decision 101) by the button or Delete.
import { isAlternativaAusente } from '@luneta/domain/alternativas';
import { Lock, WifiOff, X } from '../../../icons.ts';
import { classes } from '../../../lib/classes.ts';
import { Icon } from '../../foundations/icon/icon.tsx';
import { type KeyboardEvent, useId, useRef, type ReactNode } from 'react';
import { Button } from '../../actions/button/button.tsx';
import { RichHtml } from '../../foundations/rich-html/rich-html.tsx';
import { VisuallyHidden } from '../../foundations/visually-hidden/visually-hidden.tsx';
import { type OptionItem, type OptionWords, optionLetter, optionWords, valueOfKey } from './option-words.ts';
import { nativeRadio } from '../../forms/choice-card.css.ts';
import * as css from './options.css.ts';

/** Why a control answers nothing: no connection, or locked (delivered, read-only profile). */
export interface Stopped {
  why: 'offline' | 'locked';
  text: string;
}

export interface AnswerOptionsProps {
  /** Accessible name of the group, e.g. "Alternativas da questão 24". */
  label: string;
  /** In order A to E; absent ones are not shown (ALT-1). */
  options: readonly OptionItem[];
  /** Number of the chosen option, `null` when blank. */
  selected: number | null;
  /** Called with the chosen number, or `null` when the answer is taken back. */
  onChange: (value: number | null) => void;
  /** Present while nothing can be chosen; the text says why. */
  stopped?: Stopped | undefined;
  /** An option that was tried before and was wrong, and the words that say so, e.g. 'já tentada'; it cannot be chosen. */
  tried?: { value: number; text: string } | undefined;
  /** Words of the button that takes the answer back, e.g. "Limpar resposta"; absent = no button. */
  clear?: string | undefined;
  /** What screen readers announce of each option. */
  words?: OptionWords;
}

/**
 * Keyboard: arrows move and choose, letters A–E and digits 1–5 move without choosing, Space
 * chooses, Delete or Backspace takes the answer back. While stopped the cards stay focusable and
 * readable (`aria-disabled`), so that focus is not lost when the connection falls.
 */
export const AnswerOptions = (props: AnswerOptionsProps): ReactNode => {
  const { label, options, selected, onChange, stopped, tried, clear, words = optionWords } = props;
  const name = useId();
  const reasonId = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  const choose = (value: number | null) => {
    if (stopped === undefined) onChange(value);
  };
  const radioOf = (value: number | null) =>
    group.current?.querySelector<HTMLInputElement>(value === null ? 'input' : `input[value="${value}"]`);
  const takeBack = () => {
    choose(null);
    // The button disappears with the answer, so the focus returns to the option.
    radioOf(selected)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Delete' || event.key === 'Backspace') {
      if (selected !== null) choose(null);
      event.preventDefault();
      return;
    }
    const value = valueOfKey(event.key);
    const target = value === null ? null : radioOf(value);
    if (!target || target.disabled) return;
    event.preventDefault();
    target.focus();
  };
  return (
    <fieldset
      ref={group}
      className={css.group}
      aria-label={label}
      aria-describedby={stopped === undefined ? undefined : reasonId}
    >
      {options
        .filter((option) => !isAlternativaAusente(option.html))
        .map(({ value, html }) => {
          const isTried = tried?.value === value;
          const look = isTried ? 'tried' : value === selected ? 'selected' : 'idle';
          const state = isTried ? '' : stopped === undefined ? css.free : look === 'idle' ? css.stopped : '';
          return (
            <label key={value} className={`${css.option} ${css.look[look]} ${state}`}>
              <input
                type="radio"
                className={nativeRadio}
                name={name}
                value={value}
                checked={value === selected}
                disabled={isTried}
                aria-disabled={stopped === undefined ? undefined : true}
                onChange={() => choose(value)}
                onKeyDown={onKeyDown}
              />
              <span className={`${css.letter} ${css.letterLook[look]}`} aria-hidden>
                {isTried ? <Icon of={X} size={20} /> : optionLetter(value)}
              </span>
              <span className={classes(css.content, isTried && css.struck)}>
                <VisuallyHidden>
                  {words.option(optionLetter(value))}
                  {isTried ? `, ${tried.text}` : ''}:{' '}
                </VisuallyHidden>
                <RichHtml html={html} look="option" />
              </span>
              {isTried && (
                <span className={css.triedText} aria-hidden>
                  {tried.text}
                </span>
              )}
            </label>
          );
        })}
      {stopped === undefined ? null : (
        <p id={reasonId} className={css.reason}>
          {stopped.why === 'offline' ? <Icon of={WifiOff} size={20} /> : <Icon of={Lock} size={20} />}
          {stopped.text}
        </p>
      )}
      {clear !== undefined && selected !== null && stopped === undefined ? (
        <div>
          <Button variant="text" size="sm" onClick={takeBack}>
            {clear}
          </Button>
        </div>
      ) : null}
    </fieldset>
  );
};

// The alternatives of a question: two to five, each with its reason, one of them right. Letters follow the order.
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { CircleX, Plus } from '../../../icons.ts';
import { Button } from '../../actions/button/button.tsx';
import { error as errorLook } from '../../forms/field/field.css.ts';
import { useAnnounce } from '../../foundations/announcer/announcer.tsx';
import { Icon } from '../../foundations/icon/icon.tsx';
import { optionLetter } from '../../question/options/option-words.ts';
import * as quizCss from '../quiz-editor/quiz-editor.css.ts';
import { useEditorWords } from '../words.tsx';
import { added, moved, type OptionDraft } from './option-draft.ts';
import { OptionRow } from './option-row.tsx';

export interface OptionEditorProps {
  /** Id of the group; the text of an alternative is `{id}.{place}.texto`, from 0, as an error of the contract names it. */
  id?: string;
  /** In their order: the first is A. */
  options: readonly OptionDraft[];
  /** One was written, moved, added, removed or made the key. */
  onChange: (options: readonly OptionDraft[]) => void;
  /** Fewest that stay. */
  min?: number;
  /** Most there can be. */
  max?: number;
  /** What is wrong with the whole, e.g. that none is right. */
  error?: string | undefined;
  /** What is wrong with one, by its place from 0. */
  errorOf?: (place: number) => string | undefined;
}

/** Alternatives with their reasons; the right one is marked at its letter. Buttons move one up or down. */
export const OptionEditor = (props: OptionEditorProps): ReactNode => {
  const { options, onChange, min = 2, max = 5, error, errorOf } = props;
  const words = useEditorWords();
  const made = useId();
  const id = props.id ?? made;
  const announce = useAnnounce();
  /** What has the focus once the list has changed. */
  const next = useRef<string | null>(null);
  useEffect(() => {
    if (next.current === null) return;
    document.getElementById(next.current)?.focus();
    next.current = null;
  });
  const textId = (place: number) => `${id}.${place}.texto`;
  const move = (place: number, by: -1 | 1) => {
    // The row is drawn in another place, where the button that was pressed may be gone.
    next.current = textId(place + by);
    onChange(moved(options, place, by));
    announce(words.optionMoved(optionLetter(place + 1), optionLetter(place + by + 1)));
  };
  const remove = (place: number) => {
    next.current = textId(Math.max(0, place - 1));
    onChange(options.filter((_, n) => n !== place));
  };
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      className={quizCss.options}
      aria-describedby={error ? `${id}-help ${id}-error` : `${id}-help`}
    >
      <legend className={quizCss.legend}>{words.optionsLegend}</legend>
      <p id={`${id}-help`} className={quizCss.help}>
        {words.optionsHelp}
      </p>
      {options.map((option, place) => (
        <OptionRow
          key={option.id}
          id={textId(place)}
          name={id}
          letter={optionLetter(place + 1)}
          option={option}
          error={errorOf?.(place)}
          onChange={(changed) => onChange(options.map((old) => (old.id === changed.id ? changed : old)))}
          onKey={() => onChange(options.map((old) => ({ ...old, correta: old.id === option.id })))}
          onUp={place === 0 ? undefined : () => move(place, -1)}
          onDown={place === options.length - 1 ? undefined : () => move(place, 1)}
          onRemove={options.length <= min ? undefined : () => remove(place)}
        />
      ))}
      {error && (
        <p id={`${id}-error`} className={errorLook}>
          <Icon of={CircleX} size={20} />
          {error}
        </p>
      )}
      {options.length < max && (
        <div>
          <Button
            variant="secondary"
            size="sm"
            icon={Plus}
            onClick={() => {
              next.current = textId(options.length);
              onChange(added(options));
            }}
          >
            {words.optionAdd}
          </Button>
        </div>
      )}
    </fieldset>
  );
};

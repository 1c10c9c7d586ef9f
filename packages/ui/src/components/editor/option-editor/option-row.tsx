import { type ReactNode, useState } from 'react';
import { ArrowDown, ArrowUp, SquareRadical, Trash } from '../../../icons.ts';
import { classes } from '../../../lib/classes.ts';
import { IconButton } from '../../actions/icon-button/icon-button.tsx';
import { isPlainHtml } from '../html/plain-html.ts';
import { QuizKey } from '../quiz-editor/quiz-key.tsx';
import { QuizOption } from '../quiz-editor/quiz-option.tsx';
import { useEditorWords } from '../words.tsx';
import type { OptionDraft } from './option-draft.ts';
import * as css from './option-editor.css.ts';

export interface OptionRowProps {
  option: OptionDraft;
  letter: string;
  /** Begins the ids of its fields. */
  id: string;
  /** Name the marks of the key share. */
  name: string;
  error: string | undefined;
  onChange: (option: OptionDraft) => void;
  onKey: () => void;
  /** Absent where it cannot go there. */
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
  onRemove: (() => void) | undefined;
}

/** One alternative: its mark as the key, its text, why somebody chooses it, and its place. */
export const OptionRow = (props: OptionRowProps): ReactNode => {
  const { option, letter, id, name, error, onChange, onKey, onUp, onDown, onRemove } = props;
  const words = useEditorWords();
  const [formatted, setFormatted] = useState(!isPlainHtml(option.texto));
  return (
    <div className={classes(css.row, option.correta && css.isRight)}>
      <div className={css.keyArea}>
        <QuizKey
          id={`${id}-correta`}
          name={name}
          letter={letter}
          words={{ isKey: words.optionIsKey, key: words.optionKey }}
          checked={option.correta}
          onCheck={onKey}
        />
      </div>
      <div className={classes(css.fields, !formatted && css.beside)}>
        <QuizOption
          key={String(formatted)}
          id={id}
          label={words.option(letter)}
          value={option.texto}
          error={error}
          rich={formatted}
          onChange={(texto) => onChange({ ...option, texto })}
        />
        <QuizOption
          id={`${id}-motivo`}
          label={words.optionReason(letter)}
          placeholder={option.correta ? words.optionReasonOfKey : words.optionReasonHint}
          value={option.motivo}
          error={undefined}
          rich={false}
          onChange={(motivo) => onChange({ ...option, motivo })}
        />
      </div>
      <div className={css.acts}>
        <IconButton
          icon={ArrowUp}
          iconSize={20}
          label={words.optionUp(letter)}
          disabled={!onUp}
          onClick={() => onUp?.()}
        />
        <IconButton
          icon={ArrowDown}
          iconSize={20}
          label={words.optionDown(letter)}
          disabled={!onDown}
          onClick={() => onDown?.()}
        />
        <IconButton
          icon={SquareRadical}
          iconSize={20}
          label={words.optionFormat(letter)}
          disabled={formatted}
          onClick={() => setFormatted(true)}
        />
        <IconButton
          icon={Trash}
          iconSize={20}
          label={words.optionRemove(letter)}
          disabled={!onRemove}
          onClick={() => onRemove?.()}
        />
      </div>
    </div>
  );
};

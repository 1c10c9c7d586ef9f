// The sheet an essay or a text answer is written on: grows with the text, ruled, with numbered lines where there is space.
// It never saves by itself and counts nothing: state, words and the save button come from outside.
import { CloudAlert, CloudCheck, CloudUpload, Lock, PenLine, WifiOff } from '../../../icons.ts';
import { type KeyboardEvent, type ReactNode, type Ref, useId } from 'react';
import { classes } from '../../../lib/classes.ts';
import { Icon } from '../../foundations/icon/icon.tsx';
import * as css from './essay-editor.css.ts';

export type EssayStatus = 'empty' | 'modified' | 'saving' | 'saved' | 'offline' | 'refused' | 'readonly';

const statusIcon = {
  empty: null,
  modified: PenLine,
  saving: CloudUpload,
  saved: CloudCheck,
  offline: WifiOff,
  refused: CloudAlert,
  readonly: Lock,
} as const;

export interface EssayEditorProps {
  /** Shown above the sheet, e.g. "Sua redação". */
  label: string;
  /** The text. */
  value: string;
  /** The whole text after each change. */
  onChange: (value: string) => void;
  /** State of the text: edited, saving, saved, offline, refused by the server, read-only. */
  status: EssayStatus;
  /** What the state means, e.g. 'Nova modificação detectada! Antes de continuar, salve as modificações'. */
  message?: string | undefined;
  /** Ctrl+S or ⌘S inside the sheet; the browser's own save is always prevented there. */
  onSave?: (() => void) | undefined;
  /** Left the sheet: the moment for an automatic save. */
  onBlur?: (() => void) | undefined;
  /** Lines seen while empty. */
  rows?: number;
  /** Without numbers beside the lines, for a text whose lines nobody counts. */
  plain?: boolean;
  /** Hint on an empty sheet; not its name. */
  placeholder?: string;
  /** The save button. */
  save?: ReactNode;
  /** The `<textarea>` itself, to give it focus. */
  ref?: Ref<HTMLTextAreaElement>;
}

// More lines than any essay has. The height of the text clips the list.
const numbers = Array.from({ length: 200 }, (_, index) => index + 1).join('\n');

/** The sheet of an essay, with numbered lines on a wide screen, or of a text answer. Offline keeps the sheet writable: only saving waits. Read only is a real `readonly` textarea. */
export const EssayEditor = (props: EssayEditorProps): ReactNode => {
  const { label, value, onChange, status, message = '', onSave, onBlur, placeholder, save, ref } = props;
  const { rows = 12, plain = false } = props;
  const id = useId();
  const messageId = useId();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
    event.preventDefault();
    onSave?.();
  };
  const StatusIcon = statusIcon[status];
  return (
    <div className={css.editor}>
      <label className={css.label} htmlFor={id}>
        {label}
      </label>
      <div className={classes(css.sheet, !plain && css.numbered)}>
        {plain ? null : (
          <div className={css.numbers} aria-hidden>
            <div className={css.numberList}>{numbers}</div>
          </div>
        )}
        <div className={css.stack} style={{ '--rows': rows }}>
          {/* The extra character keeps the height of a last empty line. */}
          <div className={css.twin} aria-hidden>{`${value}\u200b`}</div>
          <textarea
            ref={ref}
            id={id}
            className={css.textarea}
            value={value}
            placeholder={placeholder}
            readOnly={status === 'readonly'}
            spellCheck
            lang="pt-BR"
            aria-describedby={messageId}
            aria-invalid={status === 'refused'}
            onChange={(event) => onChange(event.currentTarget.value)}
            onBlur={onBlur}
            onKeyDown={onKeyDown}
          />
        </div>
      </div>
      <div className={css.foot}>
        <p id={messageId} role="status" className={classes(css.message, css.messageTone[status])}>
          {StatusIcon && message !== '' ? <Icon of={StatusIcon} size={20} /> : null}
          {message}
        </p>
        {save}
      </div>
    </div>
  );
};

// A file of the device. The input lies over the whole box, unseen: a click, the keyboard and a file that is dropped reach it
// as they reach any file input.
import { type ReactNode, useState } from 'react';
import { useWords } from '../../../words.tsx';
import { CircleCheck, CloudUpload } from '../../../icons.ts';
import { classes } from '../../../lib/classes.ts';
import { LinkButton } from '../../actions/link/link.tsx';
import { Icon } from '../../foundations/icon/icon.tsx';
import { Field, type FieldProps } from '../field/field.tsx';
import * as css from './file-drop.css.ts';
import { faultOf } from './fault-of.ts';
import { sizeOf } from './size-of.ts';

const defaults = {
  chooseFile: 'Escolha um arquivo',
  chooseFileHint: 'ou solte aqui',
  changeFile: 'Trocar',
  stopSending: 'Cancelar envio',
  fileEmpty: 'Este arquivo está vazio. Escolha outro.',
  fileTooLarge: (size: string, limit: string) => `O arquivo tem ${size} e o limite é ${limit}.`,
};

/** Props of `FileDrop`. */
export interface FileDropProps extends Omit<FieldProps, 'children'> {
  /** Files that are taken, as `accept` of an input: ".csv,text/csv". */
  accept: string;
  /** Largest file that is taken, in bytes; a larger one is refused in words and never handed over. */
  maxBytes?: number;
  /** The one that was chosen; its name and size are shown. */
  file: { readonly name: string; readonly size: number } | null;
  /** Another one was chosen or dropped. */
  onChange: (file: File) => void;
  /** `lg` is the first thing of a page; `md` is one field of several. */
  size?: 'md' | 'lg';
  /** Said while the file is on its way: "Enviando a imagem…". */
  sending?: string | undefined;
  /** How much of it has arrived, 0 to 1. Left out where nobody knows: then the line wanders. */
  progress?: number | undefined;
  /** Stops the sending; without it there is no such button. */
  onStop?: (() => void) | undefined;
  /** Said once it has arrived: "Imagem enviada." */
  sent?: string | undefined;
}

/** A file to choose or to drop, its name and size, its limits, and how far it is on its way. */
export const FileDrop = ({
  accept,
  maxBytes,
  file,
  onChange,
  size = 'md',
  sending,
  progress,
  onStop,
  sent,
  error,
  ...field
}: FileDropProps): ReactNode => {
  const copy = useWords(defaults);
  const [over, setOver] = useState(false);
  const [fault, setFault] = useState<string>();
  const percent = progress === undefined ? undefined : `${Math.round(progress * 100)}%`;
  const take = (chosen: File | undefined) => {
    if (!chosen) return;
    const wrong = faultOf(chosen.size, maxBytes, copy);
    setFault(wrong);
    if (wrong === undefined) onChange(chosen);
  };
  return (
    <div className={css.stack}>
      <Field {...field} error={fault ?? error}>
        {(control) => (
          <div className={classes(css.box, css.size[size], over && css.over)}>
            <Icon of={sent === undefined ? CloudUpload : CircleCheck} size={size === 'lg' ? 32 : 24} />
            <span className={css.words} aria-hidden="true">
              <span className={css.name}>{file ? file.name : copy.chooseFile}</span>
              <span className={css.about}>
                {file
                  ? [sizeOf(file.size), ...(percent === undefined ? [] : [percent])].join(' · ')
                  : copy.chooseFileHint}
              </span>
            </span>
            {file && sending === undefined && (
              <span className={css.change} aria-hidden="true">
                {copy.changeFile}
              </span>
            )}
            {sending !== undefined && <progress className={css.bar} aria-label={sending} max={1} value={progress} />}
            <input
              {...control}
              className={css.input}
              type="file"
              accept={accept}
              onDragEnter={() => setOver(true)}
              onDragLeave={() => setOver(false)}
              onDrop={() => setOver(false)}
              onChange={(event) => {
                take(event.currentTarget.files?.[0]);
                // The same file can be chosen again after it was changed or refused.
                event.currentTarget.value = '';
              }}
            />
          </div>
        )}
      </Field>
      <div className={css.foot}>
        <div role="status" className={css.status}>
          {sending ?? sent}
        </div>
        {sending !== undefined && onStop && <LinkButton onClick={onStop}>{copy.stopSending}</LinkButton>}
      </div>
    </div>
  );
};

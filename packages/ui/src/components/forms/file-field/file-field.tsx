// A file of the device. The input lies over the whole box, unseen: a click, the keyboard and a file that is dropped reach it
// as they reach any file input.
import type { ReactNode } from 'react';
import { useWords } from '../../../words.tsx';
import { CircleCheck, CloudUpload } from '../../../icons.ts';
import { Icon } from '../../foundations/icon/icon.tsx';
import { Field, type FieldProps } from '../field/field.tsx';
import * as css from './file-field.css.ts';
import { sizeOf } from './size-of.ts';

const defaults = {
  chooseFile: 'Escolha um arquivo',
  chooseFileHint: 'ou solte aqui',
  changeFile: 'Trocar',
};

/** Props of `FileField`. */
export interface FileFieldProps extends Omit<FieldProps, 'children'> {
  /** Files that are taken, as `accept` of an input: ".csv,text/csv". */
  accept: string;
  /** The one that was chosen; its name and size are shown. */
  file: { readonly name: string; readonly size: number } | null;
  /** Another one was chosen or dropped. */
  onChange: (file: File) => void;
  /** Said while the file is on its way: "Enviando a imagem…". How far it is, is not known. */
  sending?: string | undefined;
  /** Said once it has arrived: "Imagem enviada." */
  sent?: string | undefined;
}

/** A file to choose or to drop, its name and size, and that it is on its way. */
export const FileField = ({ accept, file, onChange, sending, sent, ...field }: FileFieldProps): ReactNode => {
  const copy = useWords(defaults);
  return (
    <div className={css.stack}>
      <Field {...field}>
        {(control) => (
          <div className={css.box}>
            <Icon of={sent === undefined ? CloudUpload : CircleCheck} size={24} />
            <span className={css.words} aria-hidden="true">
              <span className={css.name}>{file ? file.name : copy.chooseFile}</span>
              <span className={css.about}>{file ? sizeOf(file.size) : copy.chooseFileHint}</span>
            </span>
            {file && (
              <span className={css.change} aria-hidden="true">
                {copy.changeFile}
              </span>
            )}
            {sending !== undefined && <progress className={css.bar} aria-label={sending} />}
            <input
              {...control}
              className={css.input}
              type="file"
              accept={accept}
              onChange={(event) => {
                const chosen = event.currentTarget.files?.[0];
                if (chosen) onChange(chosen);
                // The same file can be chosen again after it was changed or refused.
                event.currentTarget.value = '';
              }}
            />
          </div>
        )}
      </Field>
      <div role="status" className={css.status}>
        {sending ?? sent}
      </div>
    </div>
  );
};

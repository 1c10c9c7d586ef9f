import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../actions/button/button.tsx';
import { Note } from '../../feedback/note/note.tsx';
import * as tableCss from '../data-table/data-table.css.ts';
import * as css from './edit-table.css.ts';

/** Props of `EditRow`. */
export interface EditRowProps {
  /** What is done, e.g. "Editar sede". */
  label: string;
  /** The control of each column, without a visible label; null where nothing is typed. */
  cells: readonly ReactNode[];
  /** Saves the row; Enter in a text box does the same. */
  onSave: () => void;
  /** Names the button that saves: "Salvar sede". */
  saveLabel: string;
  /** Leaves the row as it was; Escape does the same. */
  onCancel: () => void;
  /** Names the button that leaves. */
  cancelLabel: string;
  /** Being saved. */
  saving?: boolean;
  /** Why it was not saved, where no cell is at fault. */
  error?: string | undefined;
}

/** The row of an `EditTable` that is typed in. Its first control has the focus. */
export const EditRow = (props: EditRowProps): ReactNode => {
  const { label, cells, onSave, saveLabel, onCancel, cancelLabel, saving = false, error } = props;
  const row = useRef<HTMLTableRowElement>(null);
  useEffect(() => row.current?.querySelector<HTMLElement>('input, select')?.focus(), []);
  const onKeyDown = (event: KeyboardEvent) => {
    const saves = event.key === 'Enter' && event.target instanceof HTMLInputElement;
    if (!saves && event.key !== 'Escape') return;
    event.preventDefault();
    if (saves) onSave();
    else onCancel();
  };
  return (
    <>
      <tr ref={row} aria-label={label} className={css.edited} onKeyDown={onKeyDown}>
        {cells.map((control, place) => (
          <td key={place} className={css.cell}>
            {control}
          </td>
        ))}
        <td className={css.cell}>
          <div className={tableCss.actions}>
            <Button size="sm" variant="text" disabled={saving} onClick={onCancel}>
              {cancelLabel}
            </Button>
            <Button size="sm" busy={saving} onClick={onSave}>
              {saveLabel}
            </Button>
          </div>
        </td>
      </tr>
      {error !== undefined && (
        <tr>
          <td colSpan={cells.length + 1} className={css.wrong}>
            <Note tone="danger" alert>
              {error}
            </Note>
          </td>
        </tr>
      )}
    </>
  );
};

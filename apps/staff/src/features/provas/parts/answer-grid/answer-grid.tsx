import { nomeIsolado } from '@luneta/domain/nome';
import { PersonName, classes } from '@luneta/ui';
import {
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useId,
  useRef,
  useState,
} from 'react';

import { type GridPlace, afterTyping, moveBy } from './moves.ts';
import { useDraft } from './use-draft.ts';
import * as css from './answer-grid.css.ts';

/** One question or fact that is typed. */
export interface AnswerColumn {
  /** Tells it from the others. */
  id: string;
  /** Its head: "12". */
  header: string;
  /** In words: "questão 12". */
  label: string;
  /** Its values have several characters: they are typed on, and taken when the cell is left. */
  typing?: GridTyping | undefined;
}

/** How a value of several characters is typed. */
export interface GridTyping {
  /** Whether this text may stand in the cell while it is typed. */
  accepts: (text: string) => boolean;
  /** Keys over the grid while the cell is chosen. */
  keys: readonly GridKey[];
}

/** One value. */
export interface AnswerCell {
  /** What stands in it; empty when nothing does. */
  text: string;
  /** `changed` is not saved yet; `wrong` cannot be; `off` is not typed here. */
  tone: keyof typeof css.tone;
}

/** One person. */
export interface AnswerRow {
  /** Tells it from the others. */
  id: number;
  /** Who it is. */
  header: string;
  /** Under the name: what is wrong or why nothing can be typed. */
  note?: { text: string; wrong: boolean } | undefined;
  /** One for each column. */
  cells: readonly AnswerCell[];
}

/** A key of the row over the grid, for fingers and mouse. */
export interface GridKey {
  /** As shown. */
  label: string;
  /** Typed into the cell; an empty one clears it. */
  value: string;
}

export interface AnswerGridProps {
  /** What is typed; name of the grid. */
  label: string;
  /** In their order. */
  columns: readonly AnswerColumn[];
  /** In the order in which they are shown. */
  rows: readonly AnswerRow[];
  /** Keys over the grid. */
  keys: readonly GridKey[];
  /** A value was typed; true when it was taken, and after a single character the next cell follows. */
  onType: (row: number, column: number, character: string) => boolean;
  /** Delete or Backspace. */
  onClear: (row: number, column: number) => void;
  /** Text was pasted with its first value on this cell. */
  onPaste: (row: number, column: number, text: string) => void;
  /** Ctrl+Z. */
  onUndo: () => void;
  /** Ctrl+Y or Ctrl+Shift+Z. */
  onRedo: () => void;
  /** Another cell has the focus. */
  onMove?: (row: number, column: number) => void;
  /** Column in which typing goes on in the next row, once the last one is filled; the first one unless given. */
  startColumn?: number;
  /** Nothing can be typed now; the screen says why. */
  readOnly?: boolean;
  /** Names of the head of the names, of an empty cell and of the keys; said when the last cell is filled. */
  words: { rowHead: string; empty: string; keypad: string; help: string; end: string };
}

/** A native table whose cells are moved through; without the role its cells would be read only. */
const gridRole = { role: 'grid' } as const;
const cellRole = { role: 'gridcell' } as const;

/**
 * Answers typed as in a spreadsheet: arrows move, a letter fills the cell and goes on, a number is typed on and taken when its
 * cell is left, after the last cell the next row follows, Enter goes down, pasted cells fill from the cell on, Ctrl+Z takes back. Tab leaves the grid.
 */
export const AnswerGrid = ({
  label,
  columns,
  rows,
  keys,
  onType,
  onClear,
  onPaste,
  onUndo,
  onRedo,
  onMove,
  startColumn = 0,
  readOnly = false,
  words,
}: AnswerGridProps): ReactNode => {
  const help = useId();
  const table = useRef<HTMLTableElement>(null);
  const [at, setAt] = useState<GridPlace>({ row: 0, column: 0 });
  /** The last cell was filled: the next key would take its value away. */
  const [full, setFull] = useState(false);
  const draft = useDraft(onType);
  const typing = columns[at.column]?.typing;
  const end = { row: rows.length - 1, column: columns.length - 1 };

  const focusCell = ({ row, column }: GridPlace) =>
    table.current?.querySelector<HTMLElement>(`[data-cell="${row}:${column}"]`)?.focus();
  const isOff = ({ row, column }: GridPlace) => rows[row]?.cells[column]?.tone === 'off';
  const next = (from: GridPlace) => afterTyping(from, end, startColumn, isOff);
  const go = (place: GridPlace) => {
    draft.end();
    setFull(false);
    setAt(place);
    onMove?.(place.row, place.column);
    focusCell(place);
  };
  const typeOn = ({ accepts }: GridTyping, value: string) => {
    const text = `${draft.textAt(at) ?? ''}${value}`;
    if (!isOff(at) && accepts(text)) draft.write(at, text);
    focusCell(at);
  };
  const clear = () => {
    draft.drop();
    setFull(false);
    onClear(at.row, at.column);
  };
  const back = () => {
    const text = draft.textAt(at)?.slice(0, -1);
    if (text) draft.write(at, text);
    else clear();
  };
  const put = (value: string) => {
    if (readOnly) return;
    if (typing) {
      if (value === '') clear();
      else typeOn(typing, value);
      return;
    }
    // A cell that is not typed, of the other language, passes the key on within its row.
    const after = isOff(at) ? next(at) : at;
    const place = after?.row === at.row ? after : at;
    if (full) return;
    if (value === '') onClear(place.row, place.column);
    else if (!onType(place.row, place.column, value)) return;
    const to = next(place);
    go(to ?? place);
    setFull(to === null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const ctrl = event.ctrlKey || event.metaKey;
    const key = event.key.toLowerCase();
    const to = moveBy(event.key, ctrl, at, end);
    if (to) go(to);
    else if (key === 'escape' || (ctrl && key === 'z' && draft.textAt(at) !== null)) draft.drop();
    else if (ctrl && key === 'z' && !event.shiftKey) onUndo();
    else if (ctrl && (key === 'y' || key === 'z')) onRedo();
    else if (!readOnly && event.key === 'Delete') clear();
    else if (!readOnly && event.key === 'Backspace') back();
    else if (!readOnly && event.key === ' ') put('');
    else if (!ctrl && !event.altKey && event.key.length === 1) put(event.key);
    else return;
    event.preventDefault();
  };
  const paste = (event: ClipboardEvent) => {
    event.preventDefault();
    draft.drop();
    if (!readOnly) onPaste(at.row, at.column, event.clipboardData.getData('text/plain'));
  };

  const handlers = { onKeyDown, onPaste: paste };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (currentTarget.contains(relatedTarget)) return;
    draft.end();
    setFull(false);
  };

  return (
    <div className={css.whole} onBlur={onBlur}>
      {!readOnly && (
        <div className={css.keypad} role="group" aria-label={words.keypad}>
          {(typing?.keys ?? keys).map((key) => (
            <button key={key.label} type="button" className={css.key} onClick={() => put(key.value)}>
              {key.label}
            </button>
          ))}
        </div>
      )}
      <div className={css.scroller}>
        <table
          ref={table}
          {...gridRole}
          aria-label={label}
          aria-describedby={help}
          aria-readonly={readOnly}
          className={css.table}
          {...handlers}
        >
          <thead>
            <tr>
              <th scope="col" className={css.corner}>
                {words.rowHead}
              </th>
              {columns.map((column) => (
                <th key={column.id} scope="col" className={css.head} aria-label={column.label}>
                  {column.header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, r) => (
              <tr key={row.id}>
                <th scope="row" className={css.name}>
                  <PersonName>{row.header}</PersonName>
                  {row.note && (
                    <span className={classes(css.note, row.note.wrong && css.noteWrong)}>{row.note.text}</span>
                  )}
                </th>
                {columns.map((column, c) => {
                  const stands = row.cells[c] ?? { text: '', tone: 'plain' as const };
                  const typed = draft.textAt({ row: r, column: c });
                  const cell = typed === null ? stands : { text: typed, tone: 'changed' as const };
                  return (
                    <td
                      key={column.id}
                      {...cellRole}
                      data-cell={`${r}:${c}`}
                      tabIndex={r === at.row && c === at.column ? 0 : -1}
                      aria-label={`${nomeIsolado(row.header)}, ${column.label}: ${cell.text === '' ? words.empty : cell.text}`}
                      aria-invalid={cell.tone === 'wrong' || undefined}
                      aria-disabled={cell.tone === 'off' || undefined}
                      className={classes(css.cell, css.tone[cell.tone])}
                      onClick={() => go({ row: r, column: c })}
                      onFocus={() => setAt({ row: r, column: c })}
                    >
                      {cell.text}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p role="status" className={css.note}>
        {full && words.end}
      </p>
      <p id={help} className={css.note}>
        {words.help}
      </p>
    </div>
  );
};

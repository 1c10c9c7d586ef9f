// The buttons that work on the table around the caret.
import { Minus, PanelTop, Plus, Trash } from '../../../icons.ts';
import { editorCopy } from '../copy.ts';
import { focused, type Tool } from './tool.ts';

/** Joins the others while the caret is in a table. */
export const tableTools: readonly Tool[] = [
  {
    id: 'rowAfter',
    icon: Plus,
    label: editorCopy.rowAfter,
    word: editorCopy.row,
    run: (e) => focused(e).addRowAfter().run(),
  },
  {
    id: 'columnAfter',
    icon: Plus,
    label: editorCopy.columnAfter,
    word: editorCopy.column,
    run: (e) => focused(e).addColumnAfter().run(),
  },
  {
    id: 'headerRow',
    icon: PanelTop,
    label: editorCopy.headerRow,
    word: editorCopy.header,
    run: (e) => focused(e).toggleHeaderRow().run(),
  },
  {
    id: 'deleteRow',
    icon: Minus,
    label: editorCopy.deleteRow,
    word: editorCopy.row,
    run: (e) => focused(e).deleteRow().run(),
  },
  {
    id: 'deleteColumn',
    icon: Minus,
    label: editorCopy.deleteColumn,
    word: editorCopy.column,
    run: (e) => focused(e).deleteColumn().run(),
  },
  {
    id: 'deleteTable',
    icon: Trash,
    label: editorCopy.deleteTable,
    word: editorCopy.wholeTable,
    run: (e) => focused(e).deleteTable().run(),
  },
];

// The buttons that work on the table around the caret.
import { Minus, PanelTop, Plus, Trash } from '../../../icons.ts';
import { focused, type Tool } from './tool.ts';

/** Joins the others while the caret is in a table. */
export const tableTools: readonly Tool[] = [
  {
    id: 'rowAfter',
    icon: Plus,
    label: 'rowAfter',
    word: 'row',
    run: (e) => focused(e).addRowAfter().run(),
  },
  {
    id: 'columnAfter',
    icon: Plus,
    label: 'columnAfter',
    word: 'column',
    run: (e) => focused(e).addColumnAfter().run(),
  },
  {
    id: 'headerRow',
    icon: PanelTop,
    label: 'headerRow',
    word: 'header',
    run: (e) => focused(e).toggleHeaderRow().run(),
  },
  {
    id: 'deleteRow',
    icon: Minus,
    label: 'deleteRow',
    word: 'row',
    run: (e) => focused(e).deleteRow().run(),
  },
  {
    id: 'deleteColumn',
    icon: Minus,
    label: 'deleteColumn',
    word: 'column',
    run: (e) => focused(e).deleteColumn().run(),
  },
  {
    id: 'deleteTable',
    icon: Trash,
    label: 'deleteTable',
    word: 'wholeTable',
    run: (e) => focused(e).deleteTable().run(),
  },
];

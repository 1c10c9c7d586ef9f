// What each button of the toolbar does and when it is on. Knows no React.
import {
  Heading2,
  Heading3,
  Image,
  Italic,
  LetterB,
  List,
  ListOrdered,
  Quote,
  Redo2,
  SquareRadical,
  Subscript,
  Superscript,
  Table,
  Undo2,
} from '../../../icons.ts';
import { selectedFormula } from '../editor-dialogs/selected-node.ts';
import { focused, type Tool } from './tool.ts';

const style: readonly Tool[] = [
  {
    id: 'bold',
    icon: LetterB,
    label: 'bold',
    keys: 'Control+B',
    run: (e) => focused(e).toggleBold().run(),
    isOn: (e) => e.isActive('bold'),
  },
  {
    id: 'italic',
    icon: Italic,
    label: 'italic',
    keys: 'Control+I',
    run: (e) => focused(e).toggleItalic().run(),
    isOn: (e) => e.isActive('italic'),
  },
  {
    id: 'subscript',
    icon: Subscript,
    label: 'subscript',
    run: (e) => focused(e).toggleMark('subscript').run(),
    isOn: (e) => e.isActive('subscript'),
  },
  {
    id: 'superscript',
    icon: Superscript,
    label: 'superscript',
    run: (e) => focused(e).toggleMark('superscript').run(),
    isOn: (e) => e.isActive('superscript'),
  },
];
const headings: readonly Tool[] = [
  {
    id: 'heading2',
    icon: Heading2,
    label: 'heading2',
    run: (e) => focused(e).toggleHeading({ level: 2 }).run(),
    isOn: (e) => e.isActive('heading', { level: 2 }),
  },
  {
    id: 'heading3',
    icon: Heading3,
    label: 'heading3',
    run: (e) => focused(e).toggleHeading({ level: 3 }).run(),
    isOn: (e) => e.isActive('heading', { level: 3 }),
  },
];
const lists: readonly Tool[] = [
  {
    id: 'bulletList',
    icon: List,
    label: 'bulletList',
    run: (e) => focused(e).toggleBulletList().run(),
    isOn: (e) => e.isActive('bulletList'),
  },
  {
    id: 'orderedList',
    icon: ListOrdered,
    label: 'orderedList',
    run: (e) => focused(e).toggleOrderedList().run(),
    isOn: (e) => e.isActive('orderedList'),
  },
];
/** Who wrote a text, or where a picture is from: the whole paragraph, small. */
const source: Tool = {
  id: 'source',
  icon: Quote,
  label: 'source',
  run: (e) => {
    const { $from, $to, to: caret } = e.state.selection;
    const line = { from: $from.start(), to: $to.end() };
    // In an empty line it holds for what is typed next.
    if (line.from === line.to) focused(e).toggleMark('small').run();
    else focused(e).setTextSelection(line).toggleMark('small').setTextSelection(caret).run();
  },
  isOn: (e) => e.isActive('small'),
};
const image: Tool = {
  id: 'image',
  icon: Image,
  label: 'image',
  opens: 'image',
  isOn: (e) => e.isActive('image'),
};
const formula: Tool = {
  id: 'formula',
  icon: SquareRadical,
  label: 'formulaTool',
  opens: 'formula',
  isOn: (e) => selectedFormula(e) !== null,
};
const table: Tool = {
  id: 'table',
  icon: Table,
  label: 'table',
  opens: 'table',
  isPossible: (e) => !e.isActive('table'),
};
const history: readonly Tool[] = [
  {
    id: 'undo',
    icon: Undo2,
    label: 'undo',
    keys: 'Control+Z',
    run: (e) => focused(e).undo().run(),
    isPossible: (e) => e.can().undo(),
  },
  {
    id: 'redo',
    icon: Redo2,
    label: 'redo',
    keys: 'Control+Shift+Z',
    run: (e) => focused(e).redo().run(),
    isPossible: (e) => e.can().redo(),
  },
];

/** Buttons of a text of several paragraphs, in groups. */
export const fullTools: readonly (readonly Tool[])[] = [
  style,
  headings,
  [...lists, source],
  [image, table, formula],
  history,
];
/** Buttons of a text of one line, such as an option. */
export const inlineTools: readonly (readonly Tool[])[] = [style, [image, formula], history];

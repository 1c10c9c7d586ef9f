// Tables as the allow-list has them: caption, head and foot, spans and scopes; no widths, which are inline styles.
import { TableCell, TableHeader, TableRow, Table } from '@tiptap/extension-table';
import { sanitise } from '../../foundations/rich-html/purify.ts';

const span = { default: 1, parseHTML: (element: HTMLElement, name: string) => Number(element.getAttribute(name) ?? 1) };
const spanOf = (name: 'colspan' | 'rowspan') => ({
  default: span.default,
  parseHTML: (element: HTMLElement) => span.parseHTML(element, name),
  renderHTML: (attributes: Record<string, unknown>) => (attributes[name] === 1 ? {} : { [name]: attributes[name] }),
});
const cellAttributes = {
  colspan: spanOf('colspan'),
  rowspan: spanOf('rowspan'),
  // The table commands count on it being there.
  colwidth: { default: null, rendered: false, parseHTML: () => null },
};

/** Which part of the table a row came from; `write-html` puts it back there. */
const parts: Readonly<Record<string, string>> = { THEAD: 'thead', TFOOT: 'tfoot' };

const captionElement = (html: string): HTMLElement => {
  const caption = document.createElement('caption');
  caption.append(sanitise(html));
  caption.contentEditable = 'false';
  return caption;
};

const captioned = Table.extend({
  /** Tab leaves the table after the last cell. By default it would add rows without end. */
  addKeyboardShortcuts() {
    return { ...this.parent?.(), Tab: () => this.editor.commands.goToNextCell() };
  },
  addAttributes: () => ({
    /**
     * Inner HTML of the caption. It is an attribute, not a node, because the table commands treat every child of a
     * table as a row.
     */
    caption: {
      default: null,
      rendered: false,
      parseHTML: (element: HTMLElement) => element.querySelector(':scope > caption')?.innerHTML ?? null,
    },
  }),
  parseHTML: () => [{ tag: 'table' }, { tag: 'caption', ignore: true }],
  renderHTML: ({ node, HTMLAttributes }) => {
    const caption: unknown = node.attrs['caption'];
    return typeof caption === 'string' && caption !== ''
      ? ['table', HTMLAttributes, captionElement(caption), ['tbody', 0]]
      : ['table', HTMLAttributes, ['tbody', 0]];
  },
});

/** Table, row and the two kinds of cell. */
export const editorTable = [
  captioned.configure({ resizable: false, View: null }),
  TableRow.extend({
    addAttributes: () => ({
      part: {
        default: null,
        parseHTML: (element: HTMLElement) => parts[element.parentElement?.nodeName ?? ''] ?? null,
        renderHTML: ({ part }) => (part === null ? {} : { 'data-part': part }),
      },
    }),
  }),
  TableCell.extend({ addAttributes: () => cellAttributes }),
  TableHeader.extend({ addAttributes: () => ({ ...cellAttributes, scope: { default: null } }) }),
];

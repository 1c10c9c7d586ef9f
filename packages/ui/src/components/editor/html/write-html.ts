// Document of the editor → HTML as it is stored.
import { isAllowedAttribute } from '@luneta/domain/html-allow-list';
import { DOMSerializer, type Node } from '@tiptap/pm/model';

/** Rows go back to the head or foot they came from. */
const putRowsBack = (table: HTMLTableElement) => {
  for (const part of ['thead', 'tfoot'] as const) {
    const rows = table.querySelectorAll(`:scope > tbody > tr[data-part="${part}"]`);
    if (rows.length === 0) continue;
    const box = part === 'thead' ? table.createTHead() : table.createTFoot();
    box.append(...rows);
  }
  for (const body of table.tBodies) if (body.rows.length === 0) body.remove();
};

const isBare = (element: Element) => element.nodeName === 'P' && element.attributes.length === 0;

/** A cell, item or definition with one paragraph is written without `<p>`; lists may follow it. */
const unwrapParagraph = (holder: Element) => {
  const [first, ...others] = holder.children;
  if (first && isBare(first) && others.every(({ nodeName }) => nodeName === 'UL' || nodeName === 'OL'))
    first.replaceWith(...first.childNodes);
};

/** A picture of a figure stands in it by itself. */
const unwrapPicture = (paragraph: Element) => {
  const [only] = paragraph.childNodes;
  if (only?.nodeName === 'IMG' && paragraph.childNodes.length === 1) paragraph.replaceWith(only);
};

/** Empty lines at the end, such as the one that allows typing after a table. */
const dropEmptyEnd = (root: Element) => {
  for (let last = root.lastElementChild; last && isBare(last) && !last.hasChildNodes(); last = root.lastElementChild)
    last.remove();
};

/**
 * @param inline one paragraph alone is written without its `<p>`, as options of questions are kept
 * @returns '' for an empty document
 */
export const writeHtml = (doc: Node, inline = false): string => {
  const root = document.createElement('div');
  root.append(DOMSerializer.fromSchema(doc.type.schema).serializeFragment(doc.content));
  for (const chip of root.querySelectorAll('span[data-tex]')) chip.replaceWith(...chip.childNodes);
  for (const table of root.querySelectorAll('table')) putRowsBack(table);
  for (const holder of root.querySelectorAll('li, td, th, dd')) unwrapParagraph(holder);
  for (const paragraph of root.querySelectorAll('figure > p')) unwrapPicture(paragraph);
  for (const element of root.querySelectorAll('*')) {
    for (const name of element.getAttributeNames())
      if (!isAllowedAttribute(element.localName, name)) element.removeAttribute(name);
  }
  dropEmptyEnd(root);
  const [first] = root.children;
  const holder = inline && first && isBare(first) && root.children.length === 1 ? first : root;
  // The server stores the character itself.
  return holder.innerHTML.replaceAll('&nbsp;', '\u00A0');
};

// HTML → document of the editor. The HTML passes the sanitiser first, and no string reaches an HTML sink.
import { DOMParser, type Node, type Schema } from '@tiptap/pm/model';
import { sanitise } from '../../foundations/rich-html/purify.ts';
import { TEX, texOf } from '../schema/tex.ts';

/** Replaces TeX in the text with an element of the schema. A delimiter without its partner stays as typed. */
const markTex = (root: ParentNode & globalThis.Node) => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) {
    const { currentNode } = walker;
    if (currentNode instanceof Text && !currentNode.parentElement?.closest('math')) texts.push(currentNode);
  }
  for (const text of texts) {
    const pieces: (string | Element)[] = [];
    let from = 0;
    for (const match of text.data.matchAll(TEX)) {
      const formula = texOf(match[0]);
      if (!formula) continue;
      const chip = document.createElement('span');
      chip.dataset['tex'] = formula.tex;
      chip.dataset['display'] = String(formula.display);
      pieces.push(text.data.slice(from, match.index), chip);
      from = match.index + match[0].length;
    }
    if (from > 0) text.replaceWith(...pieces, text.data.slice(from));
  }
};

/** The document of `html`, without everything the allow-list does not have. */
export const readHtml = (html: string, schema: Schema): Node => {
  const root = document.createElement('div');
  root.append(sanitise(html));
  markTex(root);
  return DOMParser.fromSchema(schema).parse(root);
};

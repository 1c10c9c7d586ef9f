// Marks of the allow-list that Tiptap does not bring. Most have no button: they keep texts that came with them whole.
import { Mark } from '@tiptap/core';

/** A mark that is written as one element. `not` names the marks it cannot be combined with. */
const mark = (name: string, tag: string, not = '') =>
  Mark.create({
    name,
    excludes: `${name} ${not}`.trim(),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  });

/** Text in another language or direction, which screen readers pronounce differently. */
const foreign = Mark.create({
  name: 'foreign',
  parseHTML: () => [{ tag: 'span[lang]' }, { tag: 'span[dir]' }],
  renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes, 0],
});

/** Besides bold, italic, underline, strike and code of the starter kit. */
export const editorMarks = [
  mark('subscript', 'sub', 'superscript'),
  mark('superscript', 'sup', 'subscript'),
  mark('small', 'small'),
  mark('mark', 'mark'),
  mark('cite', 'cite'),
  mark('quotation', 'q'),
  foreign,
];

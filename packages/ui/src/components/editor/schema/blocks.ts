// Blocks of the allow-list that Tiptap does not bring: definition lists and figures. No button makes them;
// a text that came with them keeps them.
import { Node } from '@tiptap/core';

const block = (name: string, tag: string, content: string, group?: string) =>
  Node.create({
    name,
    content,
    defining: true,
    ...(group === undefined ? {} : { group }),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  });

/** `dl`, `dt`, `dd`, `figure`, `figcaption`. */
export const editorBlocks = [
  block('definitionList', 'dl', '(definitionTerm | definition)+', 'block'),
  block('definitionTerm', 'dt', 'inline*'),
  block('definition', 'dd', 'block+'),
  block('figure', 'figure', '(block | figureCaption)+', 'block'),
  block('figureCaption', 'figcaption', 'inline*'),
];

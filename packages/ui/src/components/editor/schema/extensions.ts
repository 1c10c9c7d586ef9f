// The editor's schema: what a stored text may not hold cannot be written either.
import type { Extensions } from '@tiptap/core';
import { StarterKit } from '@tiptap/starter-kit';
import { editorAttributes } from './attributes.ts';
import { editorBlocks } from './blocks.ts';
import { editorCopy } from '../copy.ts';
import type { EditorWords } from '../words.tsx';
import { formula, math } from './formula.ts';
import { editorImage } from './image.ts';
import { editorMarks } from './marks.ts';
import { editorTable } from './table.ts';

/** Everything our editors know, which says of its pictures and formulas what `words` has. No links: the allow-list has none. */
export const extensionsWith = (words: EditorWords): Extensions => [
  StarterKit.configure({
    // H1 is the page's; H4 to H6 have no button but are kept.
    heading: { levels: [2, 3, 4, 5, 6] },
    link: false,
    // Off, because it would change a text when it is only opened.
    trailingNode: false,
    dropcursor: { color: false, class: 'drop-place' },
  }),
  editorAttributes,
  ...editorMarks,
  ...editorBlocks,
  ...editorTable,
  editorImage(words),
  formula(words),
  math(words),
];

/** The same in Portuguese: what a schema is made of, which no word changes. */
export const editorExtensions: Extensions = extensionsWith(editorCopy);

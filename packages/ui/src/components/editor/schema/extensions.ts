// The editor's schema: what a stored text may not hold cannot be written either.
import type { Extensions } from '@tiptap/core';
import { StarterKit } from '@tiptap/starter-kit';
import { editorAttributes } from './attributes.ts';
import { editorBlocks } from './blocks.ts';
import { formula, math } from './formula.ts';
import { editorImage } from './image.ts';
import { editorMarks } from './marks.ts';
import { editorTable } from './table.ts';

/** Everything our editors know. No links: the allow-list has none. */
export const editorExtensions: Extensions = [
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
  editorImage,
  formula,
  math,
];

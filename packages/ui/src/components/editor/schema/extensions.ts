// The schema of the house: what cannot stand in a stored text cannot be written either.
import type { Extensions } from '@tiptap/core';
import { StarterKit } from '@tiptap/starter-kit';
import { houseAttributes } from './attributes.ts';
import { houseBlocks } from './blocks.ts';
import { formula, math } from './formula.ts';
import { houseImage } from './image.ts';
import { houseMarks } from './marks.ts';
import { houseTable } from './table.ts';

/** Everything an editor of the house knows. No links: the allow-list has none. */
export const houseExtensions: Extensions = [
  StarterKit.configure({
    // H1 is the page's; H4 to H6 have no button but are kept.
    heading: { levels: [2, 3, 4, 5, 6] },
    link: false,
    // It would change a text by only opening it.
    trailingNode: false,
    dropcursor: { color: false, class: 'drop-place' },
  }),
  houseAttributes,
  ...houseMarks,
  ...houseBlocks,
  ...houseTable,
  houseImage,
  formula,
  math,
];

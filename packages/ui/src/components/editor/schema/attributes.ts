// Attributes of the allow-list on what the starter kit brings.
import { Extension } from '@tiptap/core';

const everywhere = [
  'paragraph',
  'heading',
  'blockquote',
  'bulletList',
  'orderedList',
  'listItem',
  'table',
  'tableCell',
  'tableHeader',
  'figure',
  'figureCaption',
  'definitionTerm',
  'definition',
  'bold',
  'italic',
  'cite',
  'quotation',
  'foreign',
];

/** Language and direction anywhere; numbering that starts elsewhere or runs backwards. */
export const editorAttributes = Extension.create({
  name: 'editorAttributes',
  addGlobalAttributes: () => [
    { types: everywhere, attributes: { lang: { default: null }, dir: { default: null } } },
    { types: ['listItem'], attributes: { value: { default: null } } },
    {
      types: ['orderedList'],
      attributes: {
        reversed: {
          default: null,
          parseHTML: (element) => (element.hasAttribute('reversed') ? '' : null),
        },
      },
    },
  ],
});

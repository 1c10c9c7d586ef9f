// Pictures as the allow-list has them. One without `alt` has not been described yet: the editor shows that.
import { Image } from '@tiptap/extension-image';

/** Stands in the line, as the stored texts have it. */
export const houseImage = Image.extend({
  addAttributes: () => ({
    src: { default: null },
    alt: { default: null },
    width: { default: null },
    height: { default: null },
  }),
  parseHTML: () => [{ tag: 'img[src]' }],
  // Tiptap would type pictures from Markdown, without a description.
  addInputRules: () => [],
}).configure({ inline: true, allowBase64: false });

// Pictures as the allow-list has them. One without `alt` has not been described yet: the editor shows that.
import { Image } from '@tiptap/extension-image';
import type { EditorWords } from '../words.tsx';

/** Stands in the line, as the stored texts have it. */
export const editorImage = (words: EditorWords) =>
  Image.extend({
    addAttributes: () => ({
      src: { default: null },
      alt: { default: null },
      width: { default: null },
      height: { default: null },
    }),
    parseHTML: () => [{ tag: 'img[src]' }],
    /** Only on screen: screen readers announce that a description is missing, and `rich-editor.css` marks it. */
    addNodeView:
      () =>
      ({ node, HTMLAttributes }) => {
        const dom = document.createElement('img');
        for (const [name, value] of Object.entries(HTMLAttributes))
          if (value != null) dom.setAttribute(name, String(value));
        if (node.attrs['alt'] === null) {
          dom.alt = words.imageNoAlt;
          dom.dataset['undescribed'] = '';
        }
        return { dom };
      },
    // Tiptap would type pictures from Markdown, without a description.
    addInputRules: () => [],
  }).configure({ inline: true, allowBase64: false });

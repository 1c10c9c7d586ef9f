// Formulas in two shapes. `formula` is TeX the author typed, which the server renders when the text is saved;
// `math` is MathML that came with the text and stays as it is,
// until its source is changed: then it is a `formula` again.
import { decodeFormulaSource } from '@luneta/domain/formula-source';
import { InputRule, Node } from '@tiptap/core';
import type { EditorWords } from '../words.tsx';
import { sanitise } from '../../foundations/rich-html/purify.ts';
import { loadTexDrawer } from '../html/draw-tex.ts';
import * as css from './formula.css.ts';
import { type Tex, texOf, texText } from './tex.ts';

const view = (label: string, display: boolean, content: string | Element) => {
  const dom = document.createElement('span');
  dom.className = typeof content === 'string' ? css.chip : css.drawn;
  dom.dataset['display'] = String(display);
  dom.setAttribute('role', 'img');
  dom.setAttribute('aria-label', label);
  dom.append(content);
  return { dom };
};
const atom = { group: 'inline', inline: true, atom: true, selectable: true } as const;
const texOfNode = (attributes: Record<string, unknown>): Tex => ({
  tex: String(attributes['tex']),
  display: attributes['display'] === true,
});

const mathElement = (mathml: string) => sanitise(mathml).querySelector('math') ?? document.createElement('span');

/** The chip as it will be read; without a connection, or with a fault, its source stays. */
async function drawInto(chip: HTMLElement, formula: Tex) {
  const draw = await loadTexDrawer().catch(() => null);
  const drawn = draw?.(formula);
  if (drawn && 'math' in drawn) chip.replaceChildren(mathElement(drawn.math));
}

/** TeX, shown as a chip and written between its delimiters. */
export const formula = (words: EditorWords) =>
  Node.create({
    ...atom,
    name: 'formula',
    addAttributes: () => ({
      tex: { default: '', parseHTML: (element: HTMLElement) => element.dataset['tex'] ?? '' },
      display: { default: false, parseHTML: (element: HTMLElement) => element.dataset['display'] === 'true' },
    }),
    parseHTML: () => [{ tag: 'span[data-tex]' }],
    // Copied elsewhere it is the text; `write-html` takes the text out of the element.
    renderHTML: ({ node, HTMLAttributes }) => [
      'span',
      { 'data-tex': HTMLAttributes['tex'] },
      texText(texOfNode(node.attrs)),
    ],
    renderText: ({ node }) => texText(texOfNode(node.attrs)),
    addNodeView:
      () =>
      ({ node }) => {
        const { tex, display } = texOfNode(node.attrs);
        const shown = view(words.formula(tex), display, tex);
        void drawInto(shown.dom, { tex, display });
        return shown;
      },
    /** Whoever types the delimiters gets the chip too. */
    addInputRules() {
      return [/\\\((.+?)\\\)$/u, /\\\[(.+?)\\\]$/u].map(
        (find) =>
          new InputRule({
            find,
            handler: ({ state, range, match }) => {
              const typed = texOf(match[0]);
              if (typed) state.tr.replaceWith(range.from, range.to, this.type.create(typed));
            },
          }),
      );
    },
  });

/** MathML of a saved text: drawn, and kept to the letter. */
export const math = (words: EditorWords) =>
  Node.create({
    ...atom,
    name: 'math',
    addAttributes: () => ({
      mathml: { default: '', rendered: false, parseHTML: (element: HTMLElement) => element.outerHTML },
      /** Its source, as the server keeps it; '' for MathML from elsewhere. */
      tex: {
        default: '',
        rendered: false,
        parseHTML: (element: HTMLElement) => decodeFormulaSource(element.getAttribute('data-tex') ?? ''),
      },
      display: {
        default: false,
        rendered: false,
        parseHTML: (element: HTMLElement) => element.getAttribute('display') === 'block',
      },
    }),
    parseHTML: () => [{ tag: 'math' }],
    renderHTML: ({ node }) => mathElement(String(node.attrs['mathml'])),
    addNodeView:
      () =>
      ({ node }) => {
        const element = mathElement(String(node.attrs['mathml']));
        const { tex, display } = texOfNode(node.attrs);
        const label = element.getAttribute('alttext') ?? (tex || element.textContent);
        return view(words.formula(label), display, element);
      },
  });

// Shows HTML that people wrote (questions, comments, courses). It is inserted as nodes, never as a string, so no HTML
// sink is used.
import { type ReactNode, useContext, useLayoutEffect, useRef } from 'react';
import { scrollableTable } from '../../../copy.ts';
import type { Words } from '../../../word-list.ts';
import { useWords } from '../../../words.tsx';
import { classes } from '../../../lib/classes.ts';
import { cleanNodes, wordsOf } from './clean-nodes.ts';
import { isPicture, RichHtmlPictures } from './rich-html-pictures.ts';
import * as css from './rich-html.css.ts';

const defaults = {
  questionImage: 'Imagem da questão',
  imageFailed: 'A imagem não carregou.',
  scrollableTable,
  scrollableFormula: 'Fórmula com rolagem',
};

export interface RichHtmlProps {
  /** HTML from people; cleaned before it is shown. */
  html: string;
  /** `option` is tighter, for the text of an alternative; all follow the reading size. */
  look?: 'question' | 'option' | 'body';
  /**
   * What screen readers announce for an image without `alt`; one with an empty `alt` is decorative and stays unread.
   */
  imageAlt?: string;
  /** Shown above the description of an image that did not load. */
  imageFailed?: string;
  /** Prefix of ids other elements point to (`aria-labelledby`). */
  id?: string | undefined;
}

const scrollRegion = (inside: Element, label: string) => {
  const region = document.createElement('div');
  region.className = css.scroller;
  region.tabIndex = 0;
  region.setAttribute('role', 'region');
  region.setAttribute('aria-label', label);
  inside.replaceWith(region);
  region.append(inside);
};

/** Above this an image is a drawing: `height` then only says its proportion. */
const FORMULA_HEIGHT = 40;
const ROOT_TEXT = 16;

/** A small image with a height alone is a formula in the line: it grows and shrinks with the text. */
const keepToText = (image: HTMLImageElement) => {
  const height = Number(image.getAttribute('height'));
  if (image.hasAttribute('width') || !(height > 0 && height <= FORMULA_HEIGHT)) return;
  image.style.height = `${height / ROOT_TEXT}em`;
  image.style.objectFit = 'contain';
};

const prepare = (
  copy: Pick<Words, keyof typeof defaults>,
  fragment: DocumentFragment,
  imageAlt: string,
  imageFailed: string,
  pictures: ReadonlyMap<string, string>,
) => {
  for (const table of fragment.querySelectorAll('table')) {
    if (table.parentElement?.closest('table')) continue;
    scrollRegion(table, table.caption?.textContent?.trim() || copy.scrollableTable);
  }
  for (const formula of fragment.querySelectorAll('math[display="block"]')) {
    scrollRegion(formula, copy.scrollableFormula);
  }
  for (const image of fragment.querySelectorAll('img')) {
    // `alt=""` is what an author says of a picture that only decorates: it stays unread.
    if (!image.hasAttribute('alt')) image.alt = imageAlt;
    image.decoding = 'async';
    const own = pictures.get(image.getAttribute('src') ?? '');
    if (own !== undefined && isPicture(own)) image.src = own;
    keepToText(image);
    const fail = () => {
      const box = document.createElement('span');
      box.className = css.broken;
      const state = document.createElement('strong');
      state.textContent = imageFailed;
      box.append(state);
      if (image.alt) {
        const description = document.createElement('span');
        description.textContent = image.alt;
        box.append(description);
      }
      image.replaceWith(box);
    };
    // The sanitiser removed its address, so it would neither load nor fail.
    if (image.getAttribute('src')) image.addEventListener('error', fail, { once: true });
    else fail();
  }
};

/** Sanitised HTML with tables that scroll, formulas that are read and images that may fail. */
export const RichHtml = ({ html, look = 'question', imageAlt, imageFailed, id }: RichHtmlProps): ReactNode => {
  const copy = useWords(defaults);
  const box = useRef<HTMLDivElement>(null);
  const pictures = useContext(RichHtmlPictures);
  useLayoutEffect(() => {
    let here = true;
    const put = (nodes: DocumentFragment) => {
      if (!here) return;
      prepare(copy, nodes, imageAlt ?? copy.questionImage, imageFailed ?? copy.imageFailed, pictures);
      box.current?.replaceChildren(nodes);
    };
    const nodes = cleanNodes(html);
    if (nodes instanceof DocumentFragment) {
      put(nodes);
    } else {
      box.current?.replaceChildren();
      // Without the sanitiser its words can still be read.
      nodes.then(put, () => here && box.current?.replaceChildren(wordsOf(html)));
    }
    return () => {
      here = false;
    };
  }, [html, imageAlt, imageFailed, copy, pictures]);
  return <div ref={box} id={id} className={classes(css.rich, css.look[look])} />;
};

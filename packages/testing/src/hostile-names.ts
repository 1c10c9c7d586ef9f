/** Decision 211: names that somebody made to break the page, and what each breaks. */
import { cleanNome, nomeIsolado } from '@luneta/domain';

const TYPED: readonly (readonly [what: string, typed: string])[] = [
  ['a right-to-left override', 'Bia \u202Eamil'],
  ['64 emoji', `Bia ${'🚀'.repeat(64)}`],
  ['combining marks', `B${'\u0301\u0323\u0336'.repeat(40)}ia`],
  ['zero-width characters', 'B\u200Bi\u2060a\uFEFF'],
  ['HTML', '<img src=x onerror="alert(1)"><b>Bia</b>'],
  ['120 letters without a space', 'W'.repeat(120)],
  ['Hebrew', '\u05DC\u05D9\u05D4'],
];

/** Each name as the server stores and sends it. */
export const HOSTILE_NAMES = TYPED.map(([what, typed]) => [what, cleanNome(typed)] as const);

const READ_ALOUD = ['aria-label', 'title', 'alt', 'placeholder'];

/** Texts that hold the name: those in sight, and those that only assistive technology or the browser shows. */
function textsWith(name: string) {
  const seen: string[] = [];
  const plain: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode: node } = texts;
    const { parentElement: parent, textContent: text } = node;
    if (parent === null || !text?.includes(name)) continue;
    const isSeen = parent.getBoundingClientRect().width > 1 && parent.closest('option') === null;
    if (!isSeen) plain.push(text);
    else if (parent.closest('bdi') === null) seen.push(text);
  }
  for (const element of document.body.querySelectorAll('*'))
    for (const attribute of READ_ALOUD) plain.push(element.getAttribute(attribute) ?? '');
  return { seen, plain: [document.title, ...plain].filter((text) => text.includes(name)) };
}

/** Whether a box reaches beyond the right edge although the page itself hides it. */
const isBeyond = (element: Element) => (element.parentElement?.getBoundingClientRect().right ?? 0) > innerWidth;

/** What the name breaks in the page that is open; nothing in a sound one. */
export function nameFaults(name: string): string[] {
  const { seen, plain } = textsWith(name);
  const isolated = nomeIsolado(name);
  return [
    ...seen.map((text) => `outside <bdi>: ${text}`),
    ...plain.filter((text) => text.replaceAll(isolated, '').includes(name)).map((text) => `not isolated: ${text}`),
    ...[...document.querySelectorAll('bdi')].filter(isBeyond).map(({ outerHTML }) => `beyond the edge: ${outerHTML}`),
    ...(document.documentElement.scrollWidth > innerWidth ? ['the page scrolls sideways'] : []),
    ...(document.querySelector('img[src="x"]') === null ? [] : ['its HTML is part of the page']),
  ];
}

/** The floor of a tap: a page that React draws, where a tap shows another text with five options. */
import { buildReact, serveTexts, type Served } from '../react-page.ts';

const MAIN = `import { createElement as h, useState } from 'react';
import { createRoot } from 'react-dom/client';
const text = (n) => ('Questão ' + n + '. Aprender vendo mais longe. ').repeat(8);
function Page() {
  const [n, setN] = useState(1);
  return h('main', null,
    h('article', null, h('h2', null, 'Questão ' + n), h('p', null, text(n))),
    ['A', 'B', 'C', 'D', 'E'].map((letter) =>
      h('label', { key: letter + n }, h('input', { type: 'radio', name: 'n' + n }), letter + ' ' + text(n).slice(0, 60))),
    h('button', { onClick: () => setN(n + 1) }, 'CONTINUAR'));
}
createRoot(document.getElementById('app')).render(h(Page));`;

export async function serveTapFloor(): Promise<Served> {
  const { url, stop } = await serveTexts(await buildReact(MAIN));
  return { url: `${url}/react`, stop };
}

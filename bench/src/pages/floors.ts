/** The two floors: a page of plain HTML, and one that React draws. */
import { buildReact, pageOf, serveTexts } from '../react-page.ts';

export type Floors = { readonly plain: string; readonly react: string; readonly stop: () => void };

const TEXT = 'Aprender vendo mais longe. '.repeat(12);
const MAIN = `import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
createRoot(document.getElementById('app')).render(createElement('main', null, createElement('h1', null, 'Luneta'), createElement('p', null, ${JSON.stringify(TEXT)})));`;

/** Builds both and serves them on the loopback. */
export async function serveFloors(): Promise<Floors> {
  const plain = ['/plain', pageOf('', `<main><h1>Luneta</h1><p>${TEXT}</p></main>`)] as const;
  const { url, stop } = await serveTexts(new Map([plain, ...(await buildReact(MAIN))]));
  return { plain: `${url}/plain`, react: `${url}/react`, stop };
}

/** Plain HTML for a browser below the floor, and the script that shows it (decision 209). */
import type { Plugin } from 'vite';

import { FLOOR_ID, REASON_ID } from '../src/floor/floor-ids.ts';
import { scriptOf } from './script.ts';

const STYLE =
  `#${FLOOR_ID}:not([hidden]){max-width:34em;margin:0 auto;padding:48px 24px;font-family:sans-serif;color:#12203a}` +
  `#${FLOOR_ID} h1{font-size:28px;line-height:1.2}#${FLOOR_ID} p{margin:16px 0 0;line-height:1.5;text-wrap:wrap}`;

const WORDS =
  `<div id="${FLOOR_ID}" role="main" hidden><h1>Atualize o navegador</h1>` +
  `<p>A Luneta não abre nesta versão do navegador. Falta nela: <code id="${REASON_ID}"></code>.</p>` +
  '<p>Use o Chrome ou o Edge a partir da versão 109, o Firefox a partir da 115 ou o Safari a partir do 16.4. ' +
  'Em um computador da escola, peça ajuda a quem cuida dele.</p>' +
  '<p>O que você já respondeu continua guardado.</p><p><a href="">Tentar de novo</a></p></div>';

/** Browsers that know no modules run this script, so it is built for the oldest of them. */
const OLDEST = ['es2015'];

export function floor(): Plugin {
  return {
    name: 'luneta-floor',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        const script = await scriptOf('../src/floor/floor-page.ts', {}, OLDEST);
        return html
          .replace('</head>', () => `<style>${STYLE}</style></head>`)
          .replace('</body>', () => `${WORDS}<script>${script}</script></body>`);
      },
    },
  };
}

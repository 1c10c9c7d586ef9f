/** Completes `index.html`: styles of the shell, early script, login and frames inside it, so that nothing blocks the first picture. */
import type { Plugin } from 'vite';

import { earlyScript, earlyTable, loginFiles } from './early.ts';
import { commonStyles } from './files.ts';
import { framesOf } from './frames.ts';
import { loginLayer, sourceOf, type Login } from './prerender.ts';
import type { Table } from './screens.ts';

const STYLE_LINK = /<link rel="stylesheet"[^>]* href="\/([^"]+\.css)"[^>]*>/gu;
const CONFIG_BLOCK = /<script type="application\/json" id="luneta-config"><\/script>/u;

/**
 * The `<link>` stays, disabled: a browser does not fetch it, and Vite's loader finds it and does not fetch it again for
 * a screen that needs the same styles. Chromium, looking ahead for what to fetch, reads `media` but not `disabled`.
 */
export const inline = (href: string, css: string) =>
  `<style>${css.trim()}</style><link rel="stylesheet" media="not all" disabled href="/${href}">`;

/** Addresses of the styles that stand in a page by `inline`. */
export const stylesOf = (html: string): string[] =>
  [...html.matchAll(/<link rel="stylesheet" media="not all" disabled href="([^"]+)">/gu)].map(([, href = '']) => href);

type PageOptions = { read: () => Promise<Table>; target: string[]; login: Login | null };

export function page({ read, target, login }: PageOptions): Plugin {
  let root = '';
  return {
    name: 'luneta-page',
    apply: 'build',
    configResolved(config) {
      ({ root } = config);
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        if (bundle === undefined) return html;
        const { early, frames } = await read();
        const first: string[] = [];
        const styled = html.replace(STYLE_LINK, (link, file: string) => {
          const css = sourceOf(bundle, file);
          first.push(file);
          return css === undefined ? link : inline(file, css);
        });
        // A login that stands in the page has its styles there as well, and so has what most screens need: the line is idle between
        // the page and the first script, and the rules of the frame are among them.
        const loginStyles = () => loginFiles(bundle).filter((file) => file.endsWith('.css'));
        const inPage = login === null ? [] : [...new Set([...loginStyles(), ...commonStyles(bundle, early)])];
        const fetched = (file: string) => !inPage.includes(file);
        const script = await earlyScript(
          earlyTable(bundle, early, fetched),
          loginFiles(bundle).filter(fetched),
          target,
        );
        // Behind the configuration, which it reads, and before the scripts that it must not wait for.
        if (!CONFIG_BLOCK.test(styled)) throw new Error('index.html needs the block "luneta-config" in its head.');
        const scripted = styled.replace(CONFIG_BLOCK, (block) => `${block}<script>${script}</script>`);
        if (login === null) return scripted;
        const layer = await loginLayer(bundle, login, root, target);
        const styles = inPage.map((file) => inline(file, sourceOf(bundle, file) ?? '')).join('');
        const known = [...first, ...inPage];
        const framed = frames && (await framesOf(bundle, frames, login, { root, target, known }));
        return scripted
          .replace('</head>', () => `${styles}${layer.style}${framed?.style ?? ''}</head>`)
          .replace('<div id="app">', (app) => (framed?.html ?? '') + layer.html + app);
      },
    },
  };
}

/** The login inside the page: drawn by React while the app is built, so that it is there before any script is. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

import { GONE, LAYER } from '../src/prerender/layer.ts';
import type { Bundle } from './files.ts';

const ENTRY = fileURLToPath(new URL('../src/prerender/login.tsx', import.meta.url));

export type Login = { readonly app: string; readonly look: object };

/**
 * `#app` lies under the layer until React has drawn; its 'ERRO', for scripts that never come, shows when the layer goes,
 * at the same time (`global.css.ts` of the design system).
 */
const LAYER_STYLE =
  `html:not([${GONE}]) #app{position:absolute;inset:0 0 auto;visibility:hidden}[${GONE}] #${LAYER}{display:none}` +
  `#${LAYER}{animation:luneta-tarde 1ms 30s forwards}@keyframes luneta-tarde{to{visibility:hidden}}`;

/** The markup, by a build of its own whose result runs here. */
async function drawn({ app, look }: Login, root: string, target: string[]): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    root,
    plugins: [react(), vanillaExtractPlugin()],
    ssr: { noExternal: true },
    build: {
      ssr: ENTRY,
      write: false,
      minify: false,
      cssTarget: target,
      assetsInlineLimit: 0,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const [first] = Array.isArray(output) ? output : [output];
  const chunk = first && 'output' in first ? first.output.find((file) => file.type === 'chunk') : undefined;
  if (chunk === undefined) throw new Error('prerendered login: nothing was built.');
  const folder = mkdtempSync(join(tmpdir(), 'luneta-login-'));
  try {
    const file = join(folder, 'login.mjs');
    writeFileSync(file, chunk.code);
    const made: { renderLogin: (app: string, look: object) => Promise<string> } = await import(
      pathToFileURL(file).href
    );
    return await made.renderLogin(app, look);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The text of a file that is no script. */
export const sourceOf = (bundle: Bundle, name: string): string | undefined => {
  const file = bundle[name];
  return file?.type === 'asset' ? file.source.toString() : undefined;
};

/** As it stands, but for what would end the attribute or the address. */
const dataUrl = (svg: string) =>
  `data:image/svg+xml,${svg.trim().replaceAll('"', "'").replaceAll('%', '%25').replaceAll('#', '%23').replaceAll(/\s+/gu, ' ')}`;

/** Drawings of the login come with it: each would be a request before the first picture. */
function withDrawings(html: string, bundle: Bundle): string {
  return html
    .replaceAll(/<link rel="preload"[^>]*>/gu, '')
    .replaceAll(/src="\/(assets\/[^"]+\.svg)"/gu, (_all, name: string) => {
      const svg = sourceOf(bundle, name);
      if (svg === undefined) throw new Error(`prerendered login: ${name} is not in the build.`);
      return `src="${dataUrl(svg)}"`;
    });
}

/** @throws when the login would not look as React draws it, or when the page's policy would refuse a part of it */
export function checked(html: string, css: string): string {
  if (!/<input[^>]*name="password"/u.test(html)) throw new Error('prerendered login: no field for the password.');
  if (/\sstyle=/u.test(html)) throw new Error('prerendered login: the policy refuses style attributes.');
  if (/<(?:script|iframe|object)\b|\son\w+=/iu.test(html))
    throw new Error('prerendered login: the policy refuses scripts.');
  if (!/<form[^>]*method="post"/u.test(html)) throw new Error('prerendered login: its form must be sent by post.');
  const names = [...html.matchAll(/class="([^"]+)"/gu)].flatMap(([, list = '']) => list.split(/\s+/u));
  // Names that no style uses are common; a login of which most are unknown was made from other styles.
  const known = names.filter((name) => css.includes(`.${name}`)).length;
  if (known < names.length * 0.8) throw new Error('prerendered login: its styles are not those of the app.');
  return html;
}

/** The layer and its style, for the page. */
export async function loginLayer(bundle: Bundle, login: Login, root: string, target: string[]) {
  const css = Object.keys(bundle)
    .map((name) => (name.endsWith('.css') ? (sourceOf(bundle, name) ?? '') : ''))
    .join('');
  const html = checked(await drawn(login, root, target), css);
  return { style: `<style>${LAYER_STYLE}</style>`, html: `<div id="${LAYER}">${withDrawings(html, bundle)}</div>` };
}

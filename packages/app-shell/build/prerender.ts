/** The login inside the page: drawn by React while the app is built, so that it is there before any script is. */
import { GONE, LAYER } from '../src/prerender/layer.ts';
import type { Bundle } from './files.ts';
import { rendered } from './rendered.ts';

type Made = { readonly renderLogin: (app: string, look: object) => Promise<string> };
export type Login = { readonly app: string; readonly look: object };

/**
 * `#app` lies under the layer until React has drawn; its 'ERRO', for scripts that never come, shows when the layer goes,
 * at the same time (`global.css.ts` of the design system).
 */
const LAYER_STYLE =
  `html:not([${GONE}]) #app{position:absolute;inset:0 0 auto;visibility:hidden}[${GONE}] #${LAYER}{display:none}` +
  `#${LAYER}{animation:luneta-tarde 1ms 30s forwards}@keyframes luneta-tarde{to{visibility:hidden}}`;

/** The text of a file that is no script. */
export const sourceOf = (bundle: Bundle, name: string): string | undefined => {
  const file = bundle[name];
  return file?.type === 'asset' ? file.source.toString() : undefined;
};

/** As it stands, but for what would end the attribute or the address. */
const dataUrl = (svg: string) =>
  `data:image/svg+xml,${svg.trim().replaceAll('"', "'").replaceAll('%', '%25').replaceAll('#', '%23').replaceAll(/\s+/gu, ' ')}`;

/** Drawings of what stands in the page come with it: each would be a request before the first picture. */
export function withDrawings(html: string, bundle: Bundle): string {
  return html
    .replaceAll(/<link rel="preload"[^>]*>/gu, '')
    .replaceAll(/src="\/(assets\/[^"]+\.svg)"/gu, (_all, name: string) => {
      const svg = sourceOf(bundle, name);
      if (svg === undefined) throw new Error(`prerendered: ${name} is not in the build.`);
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
  const { renderLogin } = await rendered<Made>('../src/prerender/login.tsx', { root, target });
  const html = checked(await renderLogin(login.app, login.look), css);
  return { style: `<style>${LAYER_STYLE}</style>`, html: `<div id="${LAYER}">${withDrawings(html, bundle)}</div>` };
}

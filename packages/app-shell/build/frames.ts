/** The frames inside the page: their pieces as templates, their styles, and the script that puts together the one of this address. */
import { join } from 'node:path';

import { FRAME_LAYER, FRAMED, FROM_WIDTH, PIECE, PROFILES } from '../src/frames/frame-names.ts';
import type { FrameTable } from '../src/frames/frame-row.ts';
import type { Piece } from '../src/frames/piece.ts';
import type { Bundle } from './files.ts';
import { sourceOf, withDrawings, type Login } from './prerender.ts';
import { rendered } from './rendered.ts';
import { scriptOf } from './script.ts';
import { usedStyles } from './used-styles.ts';

/** `frame`: file of the app, from its folder, that exports its `Frame`. */
export type Frames = { readonly frame: string; readonly rows: FrameTable };

type Made = {
  readonly renderFrames: (app: string, look: object) => readonly Piece[];
};

const IN_ALL = ['nav', 'forced', 'arrival', 'visitante', 'usuario', 'title'];
const STYLE =
  `html:not([${FRAMED}]) #${FRAME_LAYER}{display:none}` +
  `html[${FRAMED}] #app{position:absolute;inset:0 0 auto;visibility:hidden}` +
  `#${FRAME_LAYER}{animation:luneta-tarde 1ms 30s forwards}`;

/** The policy refuses style attributes: each becomes a class. */
export function withoutStyleAttributes(html: string): { html: string; css: string } {
  const names = new Map<string, string>();
  const text = html.replaceAll(/<\w+[^>]*\sstyle="[^"]*"[^>]*>/gu, (tag) => {
    const style = /\sstyle="([^"]*)"/u.exec(tag)?.[1] ?? '';
    const name = names.get(style) ?? `quadro-${names.size}`;
    names.set(style, name);
    const bare = tag.replace(/\sstyle="[^"]*"/u, '');
    return bare.includes(' class="')
      ? bare.replace(' class="', ` class="${name} `)
      : bare.replace(/^<\w+/u, (start) => `${start} class="${name}"`);
  });
  return { html: text, css: [...names].map(([style, name]) => `.${name}{${style}}`).join('') };
}

/** A person's drawing is not known yet; the place for it stays. */
const withoutPerson = (html: string) => html.replaceAll(/(<img [^>]*?) src="[^"]*\/assets\/\d+-[^"]*"/gu, '$1');

/** Names that the icons carry for others; no style of ours has them. */
const withoutIconNames = (html: string) => html.replaceAll(/(?<=class="[^"]*)\blucide[\w-]*\s*/gu, '');

const templateOf = ({ name, html, from, profiles }: Piece) =>
  `<template ${PIECE}="${name}" ${FROM_WIDTH}="${from}"${profiles === null ? '' : ` ${PROFILES}="${profiles.join(' ')}"`}>${html}</template>`;

/** @throws when the page's policy would refuse a part, or when a style is missing */
export function checkedFrames(html: string, css: string): string {
  if (/\sstyle=/u.test(html)) throw new Error('frames: the policy refuses style attributes.');
  if (/<(?:script|iframe|object|form)\b|\son\w+=/iu.test(html)) throw new Error('frames: nothing may run or be sent.');
  const names = [...new Set([...html.matchAll(/class="([^"]+)"/gu)].flatMap(([, list = '']) => list.split(/\s+/u)))];
  const unknown = names.filter((name) => !css.includes(`.${name}`));
  if (unknown.length > names.length * 0.2) throw new Error('frames: their styles are not those of the app.');
  return html;
}

/** @throws when a row has no place to stand in: nobody would see its frame, and nobody would miss it */
export function checkRows(rows: FrameTable, pieces: readonly Piece[]): void {
  for (const { path, frame, title } of rows) {
    if (title.trim() === '') throw new Error(`frames: ${path} has no title.`);
    if (!pieces.some(({ name }) => name === frame)) throw new Error(`frames: ${path} names no shape.`);
  }
}

/** `known`: styles that stand in the page already. */
export async function framesOf(
  bundle: Bundle,
  { frame, rows }: Frames,
  { app, look }: Login,
  { root, target, known }: { root: string; target: string[]; known: readonly string[] },
) {
  const alias = { 'luneta:frame': join(root, frame) };
  const { renderFrames } = await rendered<Made>('../src/frames/frames.tsx', { root, target, alias });
  const all = renderFrames(app, look);
  checkRows(rows, all);
  // A piece that no row names would only be carried.
  const isNamed = (name: string) =>
    rows.some((row) => row.frame === name || (name === 'session' && row.session) || (name === 'inner' && row.inner));
  const pieces = all.filter(({ name }) => IN_ALL.includes(name) || isNamed(name));
  const { html, css } = withoutStyleAttributes(withoutIconNames(withoutPerson(pieces.map(templateOf).join(''))));
  const sheets = Object.keys(bundle).filter((name) => name.endsWith('.css'));
  const everything = sheets.map((name) => sourceOf(bundle, name) ?? '').join('');
  const late = sheets.filter((name) => !known.includes(name)).map((name) => sourceOf(bundle, name) ?? '');
  const used = late.map((sheet) => usedStyles(sheet, html)).join('');
  const templates = withDrawings(checkedFrames(html, everything + css), bundle);
  const script = await scriptOf('../src/frames/frame-script.ts', { LUNETA_FRAMES: rows }, target);
  return {
    style: `<style>${used}${css}${STYLE}</style>`,
    html: `${templates}<div id="${FRAME_LAYER}"></div><script>${script.replaceAll('</', String.raw`<\/`)}</script>`,
  };
}

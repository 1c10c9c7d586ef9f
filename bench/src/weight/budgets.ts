/**
 * The budgets of the design (section 7), in bytes. 1 KB is 1,024 bytes; text counts as gzip level 9 makes it, fonts as
 * they are. The design limits the students' apps; the staff console is held to the same, as nothing else is said.
 */
import type { Bundle, Part, Route } from './bundle.ts';

export const KB = 1024;
export const FIRST_LOAD = { js: 150 * KB, css: 20 * KB, total: 260 * KB } as const;
/** A chunk together with the styles that only it brings. */
export const ROUTE_CHUNK = 30 * KB;
/** Chunks with a budget of their own: the text editor of staff (design, section 7), and what else comes when it is asked for. */
const LARGER: readonly { readonly chunk: RegExp; readonly limit: number }[] = [
  { chunk: /^editor-/, limit: 180 * KB },
  // KaTeX, which comes with the first formula of a text.
  { chunk: /^katex-/, limit: 80 * KB },
  // The dialog of staff that begins a course, with Base UI's combobox.
  { chunk: /^novo-curso-/, limit: 50 * KB },
];
/** What the screens of the console share. It shows names, refusals and questions on nearly each of them. */
export const CONSOLE_COMMON = 34 * KB;
export const CHARACTER = 6 * KB;
export const AVATAR = 2 * KB;

export type Breach = { readonly what: string; readonly bytes: number; readonly limit: number };
/** One figure against its limit, breached or not. */
export type Gauge = Breach & { readonly raw: number };

export const gzipOf = (parts: readonly Part[]): number => parts.reduce((sum, part) => sum + part.gzip, 0);
export const rawOf = (parts: readonly Part[]): number => parts.reduce((sum, part) => sum + part.raw, 0);
const ofKind = (parts: readonly Part[], kind: Part['kind']) => parts.filter((part) => part.kind === kind);

function gauge(what: string, parts: readonly Part[], limit: number): Gauge {
  return { what, bytes: gzipOf(parts), raw: rawOf(parts), limit };
}

const limitOf = (name: string) => LARGER.find(({ chunk }) => chunk.test(name))?.limit ?? ROUTE_CHUNK;
const routeGauge = ({ chunk, own }: Route) => gauge(`chunk ${chunk}, own styles included`, own, limitOf(chunk));
function sharedGauge(part: Part, common: number): Gauge {
  const name = part.file.replace('assets/', '');
  return gauge(`shared by chunks: ${name}`, [part], name.startsWith('common-') ? common : limitOf(name));
}

/** Everything the budgets say about one app. `common`: what its file shared by all screens may have. */
export function gauges({ firstLoad, routes, shared, drawings }: Bundle, common: number = ROUTE_CHUNK): Gauge[] {
  return [
    gauge('first load: JavaScript', ofKind(firstLoad, 'js'), FIRST_LOAD.js),
    gauge('first load: CSS', ofKind(firstLoad, 'css'), FIRST_LOAD.css),
    gauge('first load: all, with fonts and icon', firstLoad, FIRST_LOAD.total),
    ...routes.map(routeGauge),
    ...shared.map((part) => sharedGauge(part, common)),
    ...drawings.map(({ file, raw, avatar }) => ({ what: file, bytes: raw, raw, limit: avatar ? AVATAR : CHARACTER })),
  ];
}

export const breaches = (list: readonly Gauge[]): Breach[] => list.filter(({ bytes, limit }) => bytes > limit);

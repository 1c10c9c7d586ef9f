/**
 * The page of one app as its host sends it: the built `index.html` with the configuration inside, compressed again, and
 * the sums of its inline scripts and styles for the policy. It reads files and knows no server.
 */
import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** The place for the configuration in the built page. A data block is never run, so the policy needs no sum of it. */
const PLACE = /(<script type="application\/json" id="luneta-config">)[^<]*(<\/script>)/u;
const INLINE = /<(script|style)\b([^>]*)>([^]*?)<\/\1>/gu;
/** A browser chooses the host name, so there may be any number of configurations: no more than these are cached. */
const MOST_CACHED = 8;

export type InlineSums = { readonly script: readonly string[]; readonly style: readonly string[] };
export type Page = { readonly html: string; readonly sums: InlineSums };
export type Encoding = 'br' | 'gzip' | 'identity';

/** JSON that cannot end the element it stands in. */
export const inlineJson = (value: object): string => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);

/** `html` with the configuration inside. A page without the place stays as it is, and its app asks for `/config.json`. */
export const withConfig = (html: string, config: object): string =>
  html.replace(PLACE, (_all, open: string, close: string) => open + inlineJson(config) + close);

const sumOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The sums of everything inline that a browser would run or apply. */
export function inlineSums(html: string): InlineSums {
  const sums = { script: new Set<string>(), style: new Set<string>() };
  for (const [, tag, attributes = '', text = ''] of html.matchAll(INLINE)) {
    if (tag === 'style') sums.style.add(sumOf(text));
    else if (!/\bsrc=|application\/json/u.test(attributes)) sums.script.add(sumOf(text));
  }
  return { script: [...sums.script], style: [...sums.style] };
}

/** Compressed once and sent often. */
export function compress(html: string, encoding: Encoding): Buffer {
  if (encoding === 'br') return brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  return encoding === 'gzip' ? gzipSync(html, { level: 9 }) : Buffer.from(html);
}

/** Reads `index.html` of `root` when it changed; null while the app is not built. */
export function pageReader(root: string): () => Page | null {
  const file = join(root, 'index.html');
  let at = '';
  let page: Page | null = null;
  return () => {
    const stat = statSync(file, { throwIfNoEntry: false });
    if (stat === undefined) return null;
    const now = `${stat.mtimeMs}:${stat.size}`;
    if (page === null || at !== now) {
      const html = readFileSync(file, 'utf8');
      page = { html, sums: inlineSums(html) };
      at = now;
    }
    return page;
  };
}

/** Bodies by page, configuration and encoding; the oldest leaves when there are too many. */
export function bodyKeeper(): (page: Page, config: object, encoding: Encoding) => Buffer {
  const cached = new Map<string, Buffer>();
  let of: Page | null = null;
  return (page, config, encoding) => {
    if (of !== page) cached.clear();
    of = page;
    const name = `${encoding}:${JSON.stringify(config)}`;
    const found = cached.get(name);
    if (found !== undefined) return found;
    const body = compress(withConfig(page.html, config), encoding);
    const [oldest] = cached.keys();
    if (cached.size >= MOST_CACHED && oldest !== undefined) cached.delete(oldest);
    cached.set(name, body);
    return body;
  };
}

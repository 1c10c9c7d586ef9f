/**
 * What a browser fetches before the first picture of an address: the page, what it names, and what the script inside it
 * asks for. That script is run here with a page of its own, so that nothing has to know how it is written.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';

import { entryFiles } from './bundle.ts';
import { brotliBytes } from './sent.ts';

export type Picture = {
  readonly requests: number;
  /** Bytes as Brotli makes them. */
  readonly html: number;
  readonly scripts: number;
  readonly styles: number;
  readonly fonts: number;
};

const STUDENT = new Map([
  ['request_authorization', 'Bearer x'],
  ['turma_aluno_id', '7'],
  ['perfil_real', 'aluno'],
]);
const INLINE = /<script>([^]*?)<\/script>/gu;
const DISABLED = /<link\b[^>]*\bdisabled\b[^>]*>/gu;

type Link = { href?: string };
type Asked = { files: string[]; calls: string[] };

/** Runs the scripts in the head of the page at `pathname`, as a signed-in student or as nobody. The body's asks for nothing. */
function runInline(html: string, pathname: string, signedIn: boolean): Asked {
  const asked: Asked = { files: [], calls: [] };
  const storage = { getItem: (key: string) => (signedIn ? (STUDENT.get(key) ?? null) : null) };
  const document = {
    getElementById: () => ({ textContent: '{"api":""}' }),
    createElement: () => ({}),
    head: { append: ({ href = '' }: Link) => asked.files.push(href.slice(1)) },
  };
  const fetch = (url: string) => {
    asked.calls.push(url);
    return Promise.resolve(new Response());
  };
  const location = { pathname, search: '', hash: '', href: `https://escola.example${pathname}` };
  const window = { sessionStorage: storage, localStorage: storage };
  const [head = ''] = html.split('</head>');
  for (const [, script = ''] of head.matchAll(INLINE))
    runInNewContext(script, { window, document, location, fetch, performance, URL, setTimeout: () => 0 });
  return asked;
}

/** @throws when the page names a file that is not there */
export function firstPicture(dist: string, pathname: string, signedIn: boolean): Picture {
  const html = readFileSync(join(dist, 'index.html'), 'utf8');
  const { files, calls } = runInline(html, pathname, signedIn);
  const named = entryFiles(html.replaceAll(DISABLED, '')).filter((file) => /\.(js|css|woff2)$/u.test(file));
  const all = [...new Set([...named, ...files])];
  const missing = all.find((file) => !existsSync(join(dist, file)));
  if (missing !== undefined) throw new Error(`${pathname} asks for ${missing}, which was not built`);
  const sum = (end: string) =>
    all.filter((file) => file.endsWith(end)).reduce((total, file) => total + brotliBytes(join(dist, file)), 0);
  return {
    requests: 1 + all.length + calls.length,
    html: brotliBytes(join(dist, 'index.html')),
    scripts: sum('.js'),
    styles: sum('.css'),
    fonts: all.filter((file) => file.endsWith('.woff2')).length,
  };
}

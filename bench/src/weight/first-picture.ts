/**
 * What a browser fetches before the first picture of an address: the page, what it names, and what the script inside it
 * asks for. That script is run here with a page of its own, so that nothing has to know how it is written.
 */
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { brotliCompressSync } from 'node:zlib';

export type Picture = {
  readonly requests: number;
  /** Of the page, its scripts and its styles, as Brotli makes them. */
  readonly bytes: number;
  readonly files: readonly string[];
};

const STUDENT = new Map([
  ['request_authorization', 'Bearer x'],
  ['turma_aluno_id', '7'],
  ['perfil_real', 'aluno'],
]);
const INLINE = /<script>([^]*?)<\/script>/gu;
const DISABLED = /<link\b[^>]*\bdisabled\b[^>]*>/gu;
const NAMED = /<(?:script|link)\b[^>]*?\b(?:src|href)="\/([^"]+\.(?:js|css|woff2))"/gu;
const STATIC_IMPORT = /(?:\bfrom|\bimport)\s*["'`]\.\/([^"'`]+\.js)["'`]/gu;

type Link = { href?: string };
type Asked = { files: string[]; calls: string[] };

/** Bytes of a built file as it is sent: those of the twin that the build wrote beside it, else compressed here. */
const sizeOf = (path: string): number =>
  existsSync(`${path}.br`) ? statSync(`${path}.br`).size : brotliCompressSync(readFileSync(path)).length;

/** Bytes of built files, as they are sent. */
export const bytesOf = (dist: string, files: Iterable<string>): number =>
  [...files].reduce((sum, file) => sum + sizeOf(join(dist, file)), 0);

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

/** @throws when the app is not built, names a file that is not there, or fetches letters before its picture */
export function firstPicture(dist: string, pathname: string, signedIn: boolean): Picture {
  if (!existsSync(join(dist, 'index.html'))) throw new Error(`${dist} is missing: run "pnpm exec turbo run build"`);
  const html = readFileSync(join(dist, 'index.html'), 'utf8');
  const { files: asked, calls } = runInline(html, pathname, signedIn);
  const named = [...html.replaceAll(DISABLED, '').matchAll(NAMED)].flatMap(([, file]) => file ?? []);
  const files = [...new Set([...named, ...asked])];
  const wrong = files.find((file) => !existsSync(join(dist, file)) || file.endsWith('.woff2'));
  if (wrong !== undefined) throw new Error(`${pathname} asks for ${wrong}: not built, or letters before the picture`);
  return { requests: 1 + files.length + calls.length, bytes: bytesOf(dist, ['index.html', ...files]), files };
}

/** The scripts of a chunk by its name without the hash, with all it imports statically. @throws when it is not there */
export function chunkFiles(dist: string, name: string): ReadonlySet<string> {
  const chunk = new RegExp(`^${name}-[\\w-]{8}\\.js$`, 'u');
  const found = readdirSync(join(dist, 'assets')).find((file) => chunk.test(file));
  if (found === undefined) throw new Error(`no chunk is named ${name}: change bench/src/weight/main.ts with it`);
  const files = new Set([`assets/${found}`]);
  // A set goes on to what is added while it is read.
  for (const file of files)
    for (const [, next = ''] of readFileSync(join(dist, file), 'utf8').matchAll(STATIC_IMPORT))
      files.add(`assets/${next}`);
  return files;
}

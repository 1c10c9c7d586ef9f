/**
 * Searches built files for what must never be in them: passwords of the demo, answer keys, texts of questions, server
 * secrets, source maps (security C07, C14). It reads text only and does not know how the files were made.
 */
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Needle = { readonly what: string; readonly text: string };
export type Hit = { readonly file: string; readonly what: string };
export type SearchedFile = { readonly file: string; readonly text: string };

const TEXT_FILE = /\.(js|css|html|json|svg|map|txt)$/;
/** Shorter texts could appear in an app by chance. */
const SHORTEST = 24;
const LONGEST = 60;

/** Patterns that reveal a secret or a key whatever its content. */
const PATTERNS: readonly { readonly what: string; readonly pattern: RegExp }[] = [
  { what: 'an answer key', pattern: /\b(item_)?gabarito\\?["'`]?\s*:\s*\\?["'`][A-Ea-e]\\?["'`]/ },
  { what: 'a password hash', pattern: /\$argon2(id|i|d)\$/ },
  { what: 'a database address', pattern: /postgres(ql)?:\/\/\w/ },
  { what: 'a private key', pattern: /-----BEGIN [A-Z ]*PRIVATE KEY/ },
  { what: 'a variable of the server', pattern: /\b(LUNETA_[A-Z]+|SENHA_PADRAO|RECUPERACAO_ESTRITA|DATABASE_URL)\b/ },
  { what: 'a source map', pattern: /sourceMappingURL=/ },
  // The shared password of the older product (security T19).
  {
    what: 'an initial password',
    pattern:
      /\b(senha_?(padrao|inicial)|password_?(initial|default)|(initial|default)_?(password|secret)|pepper|secret)["'`]?\s*[:=]\s*["'`][^"'`\s]{4,}["'`]/i,
  },
];
/**
 * What the files are: a built `app` may have no shape; the `contract` shows example keys and names variables; the
 * `source` of the server also writes hashes and builds the database's address.
 */
export type Kind = 'app' | 'contract' | 'source';
const SHAPES: Readonly<Record<Kind, readonly string[]>> = {
  app: PATTERNS.map(({ what }) => what),
  contract: ['a password hash', 'a database address', 'a private key', 'an initial password'],
  source: ['a private key'],
};

/** The longest piece of plain text in a field of HTML, cut; undefined when nothing in it is long enough. */
function pieceOf(html: string): string | undefined {
  const [longest = ''] = html.split(/<[^>]*>|[\\"'`&]/).toSorted((a, b) => b.length - a.length);
  const piece = longest.trim().slice(0, LONGEST);
  return piece.length >= SHORTEST ? piece : undefined;
}

/** Every text inside a value of JSON, with the name of its field. */
function textsOf(value: unknown, field = ''): { field: string; text: string }[] {
  if (typeof value === 'string') return [{ field, text: value }];
  if (Array.isArray(value)) return value.flatMap((each) => textsOf(each, field));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => textsOf(each, name));
}

/** Fields of the demo content that only authorised people may see. Their text in a bundle is a leak. */
const KEPT_BACK = new Set(['enunciado', 'comentario', 'opcoes', 'descricao', 'textos_motivacionais', 'texto']);

/** Texts of questions and essays in a folder of JSON files. @throws when there are none: the search would prove nothing. */
export function contentNeedles(folder: string): Needle[] {
  const pieces = readdirSync(folder)
    .filter((name) => name.startsWith('questoes') || name.startsWith('redacoes'))
    .flatMap((name) => textsOf(JSON.parse(readFileSync(join(folder, name), 'utf8'))))
    .flatMap(({ field, text }) => (KEPT_BACK.has(field) ? [pieceOf(text)] : []));
  const found = new Set(pieces.filter((piece) => piece !== undefined));
  if (found.size === 0) throw new Error(`no text of a question was found in ${folder}`);
  return [...found].map((text) => ({ what: `the text of a question ("${text.slice(0, 30)}…")`, text }));
}

/** The passwords that a source file names `SENHA_…`. @throws when there are none. */
export function passwordNeedles(source: string): Needle[] {
  const found = [...source.matchAll(/SENHA_\w+ = '([^']+)'/g)].flatMap((match) => match[1] ?? []);
  if (found.length === 0) throw new Error('no demo password was found');
  return found.map((text) => ({ what: 'a password of the demo', text }));
}

const unescape = (text: string) =>
  text.replaceAll(/\\u\{?([\da-fA-F]{4,6})\}?/g, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)));

/** What of `needles` and of the known shapes stands in the files. */
export function findLeaks(files: readonly SearchedFile[], needles: readonly Needle[], kind: Kind = 'app'): Hit[] {
  const searched = PATTERNS.filter(({ what }) => SHAPES[kind].includes(what));
  return files.flatMap(({ file, text: raw }) => {
    const text = raw.includes('\\u') ? unescape(raw) : raw;
    const shapes = searched.filter(({ pattern }) => pattern.test(text));
    const pieces = needles.filter((needle) => text.includes(needle.text));
    return [...shapes, ...pieces].map(({ what }) => ({ file, what }));
  });
}

/** A bundle may contain a few of the words by chance. A twentieth of the list counts as the list. */
const SHARE_OF_LIST = 0.05;

/** Files that hold the list of common passwords, or a large part of it. Only the server may hold it (security D8). */
export function findList(files: readonly SearchedFile[], list: readonly string[]): Hit[] {
  const wanted = new Set(list);
  return files.flatMap(({ file, text }) => {
    const words = [...new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu))];
    const share = words.filter((word) => wanted.has(word)).length / wanted.size;
    return share < SHARE_OF_LIST ? [] : [{ file, what: `${Math.round(share * 100)} % of the common passwords` }];
  });
}

/** Every file of text under a folder, but those of installed packages. */
export function readTexts(folder: string, wanted = TEXT_FILE): SearchedFile[] {
  return globSync('**', { cwd: folder, exclude: ['**/node_modules'] })
    .filter((name) => wanted.test(name))
    .map((name) => ({ file: name, text: readFileSync(join(folder, name), 'utf8') }));
}

/**
 * Libraries that only the console or a celebration may load: the first load of a student app must not hold them. Each is
 * recognised by texts that a minifier keeps.
 */
const HEAVY: readonly { readonly what: string; readonly mark: RegExp }[] = [
  { what: 'Base UI', mark: /\bbase-ui\b/ },
  { what: 'the editor (Tiptap, ProseMirror)', mark: /\bProseMirror\b|\btiptap\b/ },
  { what: 'KaTeX', mark: /\bKaTeX parse error: / },
  { what: 'canvas-confetti', mark: /\bCONFETTI\b|\bconfettiCannon\b/ },
  // A text that every shape of d3 contains.
  { what: 'd3', mark: /invalid digits: / },
];

/** Which of the heavy libraries stand in these files. */
export const findHeavy = (files: readonly SearchedFile[]): Hit[] =>
  files.flatMap(({ file, text }) =>
    HEAVY.filter(({ mark }) => mark.test(text)).map(({ what }) => ({ file, what: `${what}, which comes later` })),
  );

/** What a generator is going to do, as data: new files, lines in files that exist, and what a person does next. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { GenError } from './names.ts';

/** One registration: `text` is put before or after the first `anchor`, or before the last one. */
export type Line = {
  readonly file: string;
  readonly text: string;
} & (
  | { readonly after: string }
  | { readonly before: string }
  | { readonly beforeLast: string }
  | { readonly end: true }
);

export type Plan = {
  /** Path from the root of the repository → text. */
  readonly files: Readonly<Record<string, string>>;
  readonly lines: readonly Line[];
  /** What a person decides now, one sentence each. */
  readonly next: readonly string[];
  /** The command that shows that what was written works. */
  readonly test: string;
};

const TEMPLATES = join(import.meta.dirname, '../../templates');

/**
 * A template with its words filled in. @param words `name` stands for `__name__`
 * @throws when a word is left over: a template and its generator disagree.
 */
export function fill(template: string, words: Readonly<Record<string, string>>): string {
  const text = readFileSync(join(TEMPLATES, `${template}.template`), 'utf8');
  return text.replace(/__([a-zA-Z]+)__/gu, (_all, word: string) => {
    const value = words[word];
    if (value === undefined) throw new Error(`${template}: nothing is known of __${word}__`);
    return value;
  });
}

/** `source` with the line put in. @throws GenError when the place is not there any more. */
export function withLine(source: string, line: Line): string {
  if ('end' in line) return source + line.text;
  const anchor = 'after' in line ? line.after : 'before' in line ? line.before : line.beforeLast;
  const at = 'beforeLast' in line ? source.lastIndexOf(anchor) : source.indexOf(anchor);
  if (at < 0)
    throw new GenError(`${line.file}: "${anchor.trim()}" is not there any more; put this in by hand:\n${line.text}`);
  const place = 'after' in line ? at + anchor.length : at;
  return source.slice(0, place) + line.text + source.slice(place);
}

/**
 * Writes the plan below `root`: everything, or nothing. Returns the paths it wrote.
 * @throws GenError when a file exists already or a registration has no place.
 */
export function write(root: string, { files, lines }: Plan): string[] {
  const taken = Object.keys(files).filter((file) => existsSync(join(root, file)));
  if (taken.length > 0) throw new GenError(`nothing was written, because these exist: ${taken.join(', ')}`);
  const texts = new Map<string, string>();
  for (const line of lines) {
    const source = texts.get(line.file) ?? readFileSync(join(root, line.file), 'utf8');
    texts.set(line.file, withLine(source, line));
  }
  for (const [file, text] of [...Object.entries(files), ...texts]) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return [...Object.keys(files), ...texts.keys()];
}

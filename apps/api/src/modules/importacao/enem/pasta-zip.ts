/** Reads an exam folder from a zip that a person hands in. Pure: the caller has opened the zip within its limits. */
import { ALL, DETAILS } from './exam-zip.ts';
import {
  crosswalkOf,
  type ExamFolder,
  examFolderOf,
  ITENS_PROVA,
  itensOf,
  type Reading,
  readingOf,
  readingsOf,
} from './pasta-lida.ts';

/** Files of the zip by their names. */
type Entradas = Readonly<Record<string, Uint8Array>>;

const bufferOf = (bytes: Uint8Array): Buffer => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
const textOf = (bytes: Uint8Array | undefined): string | null => (bytes ? bufferOf(bytes).toString('utf8') : null);

/** The folder that the zip holds, at its root or below. Null where no name is that of an exam. */
const folderOf = (names: readonly string[]): string | null => {
  for (const pattern of [DETAILS, ALL])
    for (const name of names) {
      const folder = pattern.exec(name)?.[1];
      if (folder !== undefined) return folder;
    }
  return null;
};

/**
 * Opens the exam of a zip; null where it holds none. One exam alone is read: that of the first folder.
 * @throws ImportError for one that cannot be read
 */
export function readExamZip(entradas: Entradas): ExamFolder | null {
  const names = Object.keys(entradas).toSorted();
  const folder = folderOf(names);
  if (folder === null) return null;
  const at = (path: string): Uint8Array | undefined => entradas[`${folder}${path}`];
  const found = names.flatMap((name): Reading[] => {
    const [, prefix, slug] = DETAILS.exec(name) ?? [];
    if (prefix !== folder || slug === undefined) return [];
    return [readingOf(slug, textOf(entradas[name]) ?? '', name)];
  });
  const all = textOf(at('all-questions.json'));
  const readings = found.length > 0 || all === null ? found : readingsOf(all, 'all-questions.json');
  const itens = names.find((name) => ITENS_PROVA.test(name.slice(name.lastIndexOf('/') + 1)));
  const table = itens === undefined ? undefined : entradas[itens];
  return examFolderOf('O ZIP', readings, {
    crosswalk: crosswalkOf(textOf(at('inep-crosswalk.json')), 'inep-crosswalk.json'),
    itens: itensOf(table ? bufferOf(table).toString('latin1') : null, itens ?? ''),
    readFile: (path) => {
      const file = at(`questions/${path}`);
      return Promise.resolve(file ? bufferOf(file) : null);
    },
  });
}

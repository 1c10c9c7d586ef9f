/** Reads an exam folder from disk. Any error that makes it unusable is an `ImportError` that names the file. */
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, normalize, sep } from 'node:path';

import {
  crosswalkOf,
  type ExamFolder,
  examFolderOf,
  ImportError,
  ITENS_PROVA,
  itensOf,
  type Reading,
  readingOf,
  readingsOf,
} from './pasta-lida.ts';

export { type ExamFolder, ImportError } from './pasta-lida.ts';

async function exists(path: string): Promise<boolean> {
  return (await stat(path).catch(() => null)) !== null;
}

async function readText(path: string): Promise<string | null> {
  return (await exists(path)) ? readFile(path, 'utf8') : null;
}

async function readQuestions(folder: string): Promise<Reading[]> {
  const base = join(folder, 'questions');
  const slugs = (await readdir(base, { withFileTypes: true }).catch(() => []))
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  const found = await Promise.all(
    slugs.map(async (slug) => {
      const path = join(base, slug, 'details.json');
      const text = await readText(path);
      return text === null ? [] : [readingOf(slug, text, path)];
    }),
  );
  if (found.flat().length > 0) return found.flat();
  const path = join(folder, 'all-questions.json');
  const text = await readText(path);
  if (text === null) throw new ImportError(`${folder} não tem questions/*/details.json nem all-questions.json`);
  return readingsOf(text, path);
}

/**
 * Opens the folder of one exam.
 * @throws ImportError when it is missing, has no readable question, or mixes years without a majority
 */
export async function readExamFolder(folder: string): Promise<ExamFolder> {
  if (!(await exists(folder))) throw new ImportError(`a pasta ${folder} não existe`);
  const readings = await readQuestions(folder);
  const crosswalkPath = join(folder, 'inep-crosswalk.json');
  const itens = (await readdir(folder)).find((name) => ITENS_PROVA.test(name));
  const itensPath = itens === undefined ? null : join(folder, itens);
  const base = join(folder, 'questions') + sep;
  return examFolderOf(folder, readings, {
    crosswalk: crosswalkOf(await readText(crosswalkPath), crosswalkPath),
    itens: itensPath === null ? null : itensOf(await readFile(itensPath, 'latin1'), itensPath),
    readFile: async (path) => {
      const full = normalize(base + path);
      return full.startsWith(normalize(base)) ? readFile(full).catch(() => null) : null;
    },
  });
}

/** Reads an exam folder from disk. Any error that makes it unusable is an `ImportError` that names the file. */
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, normalize, sep } from 'node:path';

import { isCrosswalk, isQuestion, shapeError, type CrosswalkItem, type Question } from './formato.ts';

/** The folder cannot be imported. The message is for the operator. */
export class ImportError extends Error {
  override readonly name = 'ImportError';
}

export type ExamFolder = {
  readonly year: number;
  readonly questions: readonly Question[];
  readonly crosswalk: readonly CrosswalkItem[] | null;
  /** Bytes of a file under `questions/`. Null when there is none. */
  readFile(path: string): Promise<Buffer | null>;
};

async function exists(path: string): Promise<boolean> {
  return (await stat(path).catch(() => null)) !== null;
}

async function readJson(path: string): Promise<unknown> {
  const text = await readFile(path, 'utf8');
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ImportError(`${path} não é JSON válido: ${error instanceof Error ? error.message : ''}`);
  }
}

function asQuestion(value: unknown, path: string): Question {
  if (!isQuestion(value)) throw new ImportError(`${path} não tem o formato de uma questão: ${shapeError(isQuestion)}`);
  return value;
}

async function readQuestions(folder: string): Promise<Question[]> {
  const base = join(folder, 'questions');
  const slugs = (await readdir(base, { withFileTypes: true }).catch(() => []))
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  const details = slugs.map((slug) => ({ slug, path: join(base, slug, 'details.json') }));
  const present = await Promise.all(details.map(({ path }) => exists(path)));
  const found = details.filter((_, i) => present[i]);
  if (found.length > 0) {
    // The folder names the question. The shape check reports any other error in the file.
    return Promise.all(
      found.map(async ({ slug, path }) => asQuestion({ ...Object(await readJson(path)), slug }, path)),
    );
  }
  const path = join(folder, 'all-questions.json');
  if (!(await exists(path))) {
    throw new ImportError(`${folder} não tem questions/*/details.json nem all-questions.json`);
  }
  const list = await readJson(path);
  if (!Array.isArray(list)) throw new ImportError(`${path} não é uma lista de questões`);
  return list.map((value, i) => asQuestion(value, `${path}[${i}]`));
}

/**
 * Opens the folder of one exam.
 * @throws ImportError when it is missing, empty, contains broken JSON or mixes years
 */
export async function readExamFolder(folder: string): Promise<ExamFolder> {
  if (!(await exists(folder))) throw new ImportError(`a pasta ${folder} não existe`);
  const questions = await readQuestions(folder);
  const years = [...new Set(questions.map(({ year }) => year))];
  const [year] = years;
  if (year === undefined) throw new ImportError(`${folder} não tem nenhuma questão`);
  if (years.length > 1)
    throw new ImportError(`${folder} mistura provas de anos diferentes: ${years.toSorted((x, y) => x - y).join(', ')}`);
  const crosswalkPath = join(folder, 'inep-crosswalk.json');
  const crosswalk = (await exists(crosswalkPath)) ? await readJson(crosswalkPath) : null;
  if (crosswalk !== null && !isCrosswalk(crosswalk)) {
    throw new ImportError(`${crosswalkPath} não tem o formato do cruzamento: ${shapeError(isCrosswalk)}`);
  }
  const base = join(folder, 'questions') + sep;
  return {
    year,
    questions,
    crosswalk: crosswalk?.items ?? null,
    readFile: async (path) => {
      const full = normalize(base + path);
      return full.startsWith(normalize(base)) ? readFile(full).catch(() => null) : null;
    },
  };
}

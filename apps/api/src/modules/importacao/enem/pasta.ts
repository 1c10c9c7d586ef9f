/** Reads an exam folder from disk. Any error that makes it unusable is an `ImportError` that names the file. */
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, normalize, sep } from 'node:path';

import { isCrosswalk, isQuestion, normalised, shapeError, type CrosswalkItem, type Question } from './formato.ts';
import { aviso, type Aviso } from './relatorio.ts';

/** The folder cannot be imported. The message is for the operator. */
export class ImportError extends Error {
  override readonly name = 'ImportError';
}

export type ExamFolder = {
  readonly year: number;
  readonly questions: readonly Question[];
  /** What was left out, and why. */
  readonly avisos: readonly Aviso[];
  readonly crosswalk: readonly CrosswalkItem[] | null;
  /** Bytes of a file under `questions/`. Null when there is none. */
  readFile(path: string): Promise<Buffer | null>;
};

async function exists(path: string): Promise<boolean> {
  return (await stat(path).catch(() => null)) !== null;
}

async function readJson(path: string): Promise<unknown> {
  // Some programs begin a file with a mark that is no JSON.
  const text = (await readFile(path, 'utf8')).replace(/^\uFEFF/u, '');
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ImportError(`${path} não é JSON válido: ${error instanceof Error ? error.message : ''}`);
  }
}

type Reading = { readonly slug: string; readonly question: Question | null; readonly motivo: string };

/** One question as it was read; what is wrong with it is its own matter. */
function reading(slug: string, given: unknown): Reading {
  const value = normalised(slug, given);
  if (isQuestion(value)) return { slug, question: value, motivo: '' };
  return { slug, question: null, motivo: `não tem o formato de uma questão: ${shapeError(isQuestion)}` };
}

async function readFolder(slug: string, path: string): Promise<Reading> {
  try {
    // The folder names the question. The shape check reports any other error in the file.
    return reading(slug, await readJson(path));
  } catch (error) {
    if (!(error instanceof ImportError)) throw error;
    return { slug, question: null, motivo: 'details.json não é JSON válido' };
  }
}

/** The slug that a question's folder would have. */
function slugOf(value: unknown, i: number): string {
  const { slug, index, language } = Object(value);
  if (typeof slug === 'string') return slug;
  return [typeof index === 'number' ? index : `item-${i + 1}`, language].filter(Boolean).join('-');
}

async function readQuestions(folder: string): Promise<Reading[]> {
  const base = join(folder, 'questions');
  const slugs = (await readdir(base, { withFileTypes: true }).catch(() => []))
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  const details = slugs.map((slug) => ({ slug, path: join(base, slug, 'details.json') }));
  const present = await Promise.all(details.map(({ path }) => exists(path)));
  const found = details.filter((_, i) => present[i]);
  if (found.length > 0) return Promise.all(found.map(({ slug, path }) => readFolder(slug, path)));
  const path = join(folder, 'all-questions.json');
  if (!(await exists(path))) {
    throw new ImportError(`${folder} não tem questions/*/details.json nem all-questions.json`);
  }
  const list = await readJson(path);
  if (!Array.isArray(list)) throw new ImportError(`${path} não é uma lista de questões`);
  return list.map((value, i) => {
    const slug = slugOf(value, i);
    return reading(slug, value);
  });
}

/** The year of most questions. @throws ImportError when no year has more than half of them */
function yearOf(folder: string, questions: readonly Question[]): number {
  const years = questions.map(({ year }) => year);
  const [first] = years;
  if (first === undefined) throw new ImportError(`${folder} não tem nenhuma questão`);
  const year = years.find((one) => years.filter((other) => other === one).length * 2 > years.length);
  if (year !== undefined) return year;
  const all = [...new Set(years)].toSorted((x, y) => x - y).join(', ');
  throw new ImportError(`${folder} mistura provas de anos diferentes: ${all}`);
}

/**
 * Opens the folder of one exam.
 * @throws ImportError when it is missing, has no readable question, or mixes years without a majority
 */
export async function readExamFolder(folder: string): Promise<ExamFolder> {
  if (!(await exists(folder))) throw new ImportError(`a pasta ${folder} não existe`);
  const readings = await readQuestions(folder);
  const readable = readings.flatMap(({ question }) => question ?? []);
  const year = yearOf(folder, readable);
  const avisos = [
    ...readings.flatMap(({ slug, question, motivo }) =>
      question ? [] : [aviso('QUESTAO_ILEGIVEL', slug, { motivo })],
    ),
    ...readable.flatMap(({ slug, year: ano }) =>
      ano === year ? [] : [aviso('ANO_DIVERGENTE', slug, { ano, certo: year })],
    ),
  ];
  const questions = readable.filter((question) => question.year === year);
  const crosswalkPath = join(folder, 'inep-crosswalk.json');
  const crosswalk = (await exists(crosswalkPath)) ? await readJson(crosswalkPath) : null;
  if (crosswalk !== null && !isCrosswalk(crosswalk)) {
    throw new ImportError(`${crosswalkPath} não tem o formato do cruzamento: ${shapeError(isCrosswalk)}`);
  }
  const base = join(folder, 'questions') + sep;
  return {
    year,
    questions,
    avisos,
    crosswalk: crosswalk?.items ?? null,
    readFile: async (path) => {
      const full = normalize(base + path);
      return full.startsWith(normalize(base)) ? readFile(full).catch(() => null) : null;
    },
  };
}

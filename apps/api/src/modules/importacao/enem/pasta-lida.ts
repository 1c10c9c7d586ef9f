/** The files of an exam folder as an exam: which questions it has, of which year, and what is left out. It knows no disk. */
import { type Arquivo, ParametrosError, readParametros } from '../parametros/arquivo.ts';
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
  /** INEP's own file of items; null without one in the folder. */
  readonly itens: Arquivo | null;
  /** Bytes of a file under `questions/`. Null when there is none. */
  readFile(path: string): Promise<Buffer | null>;
};

export type Reading = { readonly slug: string; readonly question: Question | null; readonly motivo: string };

/** What a file is called that INEP gives its items in. */
export const ITENS_PROVA = /^itens_prova[^/]*\.csv$/iu;

/** @throws ImportError for what is no JSON @param path names the file in the message */
export function parseJson(text: string, path: string): unknown {
  try {
    // Some programs begin a file with a mark that is no JSON.
    return JSON.parse(text.replace(/^\uFEFF/u, ''));
  } catch (error) {
    throw new ImportError(`${path} não é JSON válido: ${error instanceof Error ? error.message : ''}`);
  }
}

/** One question as it was read; what is wrong with it is its own matter. */
export function reading(slug: string, given: unknown): Reading {
  const value = normalised(slug, given);
  if (isQuestion(value)) return { slug, question: value, motivo: '' };
  return { slug, question: null, motivo: `não tem o formato de uma questão: ${shapeError(isQuestion)}` };
}

/** The question of a folder. The folder names the question. The shape check reports any other error in the file. */
export function readingOf(slug: string, text: string, path: string): Reading {
  try {
    return reading(slug, parseJson(text, path));
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

/** The questions of `all-questions.json`. @throws ImportError for what is no list */
export function readingsOf(text: string, path: string): Reading[] {
  const list = parseJson(text, path);
  if (!Array.isArray(list)) throw new ImportError(`${path} não é uma lista de questões`);
  return list.map((value, i) => reading(slugOf(value, i), value));
}

/** INEP's records as the folder joins them with its questions. @throws ImportError for another shape */
export function crosswalkOf(text: string | null, path: string): readonly CrosswalkItem[] | null {
  if (text === null) return null;
  const crosswalk = parseJson(text, path);
  if (!isCrosswalk(crosswalk))
    throw new ImportError(`${path} não tem o formato do cruzamento: ${shapeError(isCrosswalk)}`);
  return crosswalk.items;
}

/** INEP's own file. @throws ImportError for another table */
export function itensOf(text: string | null, path: string): Arquivo | null {
  if (text === null) return null;
  try {
    return readParametros(text);
  } catch (error) {
    if (error instanceof ParametrosError) throw new ImportError(`${path}: ${error.message}`);
    throw error;
  }
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
 * Puts the exam of a folder together.
 * @throws ImportError when it has no readable question, or mixes years without a majority
 */
export function examFolderOf(
  folder: string,
  readings: readonly Reading[],
  rest: Pick<ExamFolder, 'crosswalk' | 'itens' | 'readFile'>,
): ExamFolder {
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
  return { year, questions: readable.filter((question) => question.year === year), avisos, ...rest };
}

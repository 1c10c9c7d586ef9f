/** Writes tiny invented exam folders for tests. No exam ever contained these questions. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { afterAll } from 'vitest';

import type { Alternative, CrosswalkItem, Question } from '../../src/modules/importacao/enem/formato.ts';

const LETTERS = ['A', 'B', 'C', 'D', 'E'];
const BASE = 'https://enem.dev/2020/questions';

/** Complete image files of 300 × 200 points, without their content. */
export const PNG = Buffer.from(
  '89504e470d0a1a0a0000000d494844520000012c000000c80802000000ddbd4b020000000049454e44ae426082',
  'hex',
);
export const JPEG = Buffer.from('ffd8ffc0000b0800c8012c01011100ffd9', 'hex');

type Bitmap = {
  readonly width: number;
  /** Negative where the rows are written from the top. */
  readonly height: number;
  readonly depth: number;
  /** Bytes of each row as the file holds them, without padding. */
  readonly rows: readonly (readonly number[])[];
  /** Blue, green, red. */
  readonly palette?: readonly (readonly number[])[];
  readonly compression?: number;
};

/** A BMP file. */
export function bmpOf({ width, height, depth, rows, palette = [], compression = 0 }: Bitmap): Buffer {
  const header = Buffer.alloc(54);
  header.write('BM');
  header.writeUInt32LE(54 + palette.length * 4, 10);
  header.writeUInt32LE(40, 14);
  header.writeInt32LE(width, 18);
  header.writeInt32LE(height, 22);
  header.writeUInt16LE(1, 26);
  header.writeUInt16LE(depth, 28);
  header.writeUInt32LE(compression, 30);
  const stride = Math.ceil((width * depth) / 32) * 4;
  const padded = rows.map((row) => Buffer.concat([Buffer.from(row), Buffer.alloc(stride)]).subarray(0, stride));
  return Buffer.concat([header, ...palette.map((colour) => Buffer.from([...colour, 0])), ...padded]);
}
export const BMP = bmpOf({ width: 1, height: 1, depth: 24, rows: [[1, 2, 3]] });

/** Address of a picture of a question, as the files write it. */
export const url = (slug: string, file: string): string => `${BASE}/${slug}/${file}`;

/** Alternatives A, B, C… with the given key. */
export function alternatives(
  key: string,
  texts: readonly string[] = ['um.', 'dois.', 'três.', 'quatro.', 'cinco.'],
): Alternative[] {
  return texts.map((text, i) => ({ letter: LETTERS[i] ?? '?', text, file: null, isCorrect: LETTERS[i] === key }));
}

const DISCIPLINES = ['linguagens', 'ciencias-humanas', 'ciencias-natureza', 'matematica'];

/** A question of the fixture. Its slug follows from position and language. */
export function question(index: number, more: Partial<Question> = {}): Question {
  const language = more.language ?? null;
  return {
    slug: language === null ? String(index) : `${index}-${language}`,
    index,
    year: 2020,
    language,
    discipline: DISCIPLINES[Math.min(3, Math.max(0, Math.ceil(index / 45) - 1))] ?? '',
    context: `Texto inventado da questão ${index}.`,
    correctAlternative: 'B',
    alternativesIntroduction: 'Nesse texto, a conta dá',
    alternatives: alternatives('B'),
    ...more,
  };
}

/** Order of the areas as printed, by the first year in which it held. */
const PRINTED: readonly (readonly [number, readonly string[]])[] = [
  [2017, DISCIPLINES],
  [2010, ['ciencias-humanas', 'ciencias-natureza', 'linguagens', 'matematica']],
  [2009, ['ciencias-natureza', 'ciencias-humanas', 'linguagens', 'matematica']],
];

/** Every question of an exam, in the order of a year (its own, where no other is given), languages included. */
export function wholeExam(year: number, printedIn = year): Question[] {
  const order = PRINTED.find(([from]) => printedIn >= from)?.[1] ?? DISCIPLINES;
  const first = order.indexOf('linguagens') * 45 + 1;
  return Array.from({ length: 180 }, (_, i) => i + 1).flatMap((index) => {
    const more = { year, discipline: order[Math.ceil(index / 45) - 1] ?? '' };
    if (printedIn < 2010 || index < first || index > first + 4) return [question(index, more)];
    return ['ingles', 'espanhol'].map((language) => question(index, { ...more, language }));
  });
}

/** INEP's record of a question of the fixture. */
export function record(of: Question, more: Partial<CrosswalkItem> = {}): CrosswalkItem {
  return {
    index: of.index,
    language: of.language,
    inep_key: of.correctAlternative ?? 'A',
    in_item_aban: false,
    co_habilidade: 7,
    a: 1.5,
    b: 0.25,
    c: 0.2,
    ...more,
  };
}

export type Fixture = {
  readonly questions: readonly Question[];
  readonly crosswalk?: readonly CrosswalkItem[];
  /** Files by path inside the folder. */
  readonly files?: Readonly<Record<string, string | Buffer>>;
  /** One file with all questions instead of one folder each. */
  readonly together?: boolean;
};

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** Writes the folder and returns its path. It is deleted when the test file ends. */
export function examFolder({ questions, crosswalk, files = {}, together = false }: Fixture): string {
  const folder = mkdtempSync(join(tmpdir(), 'luneta-enem-'));
  folders.push(folder);
  const write = (path: string, content: string | Buffer): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  };
  if (together) write('all-questions.json', JSON.stringify(questions));
  else for (const { slug, ...details } of questions) write(`questions/${slug}/details.json`, JSON.stringify(details));
  if (crosswalk) write('inep-crosswalk.json', JSON.stringify({ items: crosswalk }));
  for (const [path, content] of Object.entries(files)) write(path, content);
  return folder;
}

/** Writes tiny invented exam folders for tests. No exam ever contained these questions. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { afterAll } from 'vitest';

import type { Alternative, CrosswalkItem, Question } from '../../src/cli/import-enem/formato.ts';

const LETTERS = ['A', 'B', 'C', 'D', 'E'];
const BASE = 'https://enem.dev/2020/questions';

/** The smallest complete image files. */
export const PNG = Buffer.from([
  0x89,
  0x50,
  0x4e,
  0x47,
  13,
  10,
  26,
  10,
  ...Buffer.from('IHDR dados IEND'),
  0xae,
  0x42,
  0x60,
  0x82,
]);
export const JPEG = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3, 0xff, 0xd9]);

/** Address of a picture of a question, as exam files write it. */
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

/**
 * The format of an exam folder on disk (`questions/<slug>/details.json` or `all-questions.json`, and
 * `inep-crosswalk.json`). It checks shape only. `interpret.ts` decides what the values mean.
 */
import { Ajv } from 'ajv';

export type Alternative = {
  readonly letter: string;
  readonly text: string | null;
  readonly file: string | null;
  readonly isCorrect: boolean;
};

export type Question = {
  /** Name of the question's folder, such as `17` or `1-ingles`. */
  readonly slug: string;
  readonly index: number;
  readonly year: number;
  readonly language: string | null;
  readonly discipline: string | null;
  readonly context: string | null;
  readonly correctAlternative: string | null;
  readonly alternativesIntroduction: string | null;
  readonly alternatives: readonly Alternative[];
};

/** INEP's record of an item: key 'X' when it was annulled, no parameters when it was dropped from the calibration. */
export type CrosswalkItem = {
  readonly index: number;
  readonly language: string | null;
  readonly inep_key: string;
  readonly in_item_aban: boolean;
  readonly co_habilidade: number | null;
  readonly a: number | null;
  readonly b: number | null;
  readonly c: number | null;
};

const OPTIONAL = {
  language: null,
  discipline: null,
  context: null,
  correctAlternative: null,
  alternativesIntroduction: null,
};

const asNumber = (value: unknown): unknown =>
  typeof value === 'string' && /^\s*\d+\s*$/u.test(value) ? Number(value) : value;
const asLetter = (value: unknown): unknown => (typeof value === 'string' ? value.trim().toUpperCase() : value);
const asText = (value: unknown): unknown => (typeof value === 'string' && value.trim() === '' ? null : value);

/**
 * A question with the ways of writing of other years made one: a missing field is null, a number may be text, letters may
 * be small. What is still no question is left to the shape check. The folder names the question.
 */
export function normalised(slug: string, value: unknown): unknown {
  const given: Record<string, unknown> = { ...OPTIONAL, ...Object(value) };
  const { index, year, language, discipline, correctAlternative, alternatives } = given;
  return {
    ...given,
    slug,
    index: asNumber(index),
    year: asNumber(year),
    language: asText(language),
    discipline: asText(discipline),
    correctAlternative: asText(asLetter(correctAlternative)),
    alternatives: Array.isArray(alternatives)
      ? alternatives.map((one: unknown) => {
          const { letter, text: own, file, ...rest } = Object(one);
          return { isCorrect: false, ...rest, letter: asLetter(letter), text: own ?? null, file: asText(file ?? null) };
        })
      : alternatives,
  };
}

const text = { type: ['string', 'null'] };
const number = { type: ['number', 'null'] };

const ajv = new Ajv({ allErrors: false, allowUnionTypes: true });

export const isQuestion = ajv.compile<Question>({
  type: 'object',
  required: ['slug', 'index', 'year', 'language', 'discipline', 'context', 'correctAlternative', 'alternatives'],
  properties: {
    slug: { type: 'string', pattern: String.raw`^[\p{L}\p{M}\p{N}_ -]{1,60}$` },
    index: { type: 'integer' },
    year: { type: 'integer', minimum: 1998, maximum: 2100 },
    language: text,
    discipline: text,
    context: text,
    correctAlternative: text,
    alternativesIntroduction: text,
    alternatives: {
      type: 'array',
      maxItems: 10,
      items: {
        type: 'object',
        required: ['letter'],
        properties: { letter: { type: 'string' }, text, file: text, isCorrect: { type: 'boolean' } },
      },
    },
  },
});

export const isCrosswalk = ajv.compile<{ readonly items: readonly CrosswalkItem[] }>({
  type: 'object',
  required: ['items'],
  properties: {
    items: {
      type: 'array',
      items: {
        type: 'object',
        required: ['index', 'language', 'inep_key', 'in_item_aban', 'a', 'b', 'c'],
        properties: {
          index: { type: 'integer' },
          language: text,
          inep_key: { type: 'string', pattern: '^[A-EX]$' },
          in_item_aban: { type: 'boolean' },
          co_habilidade: number,
          a: number,
          b: number,
          c: number,
        },
      },
    },
  },
});

/** The errors of the last check, in one line. */
export function shapeError(check: typeof isQuestion | typeof isCrosswalk): string {
  const error = check.errors?.[0];
  return error ? `${error.instancePath || '/'} ${error.message ?? ''}`.trim() : 'formato desconhecido';
}

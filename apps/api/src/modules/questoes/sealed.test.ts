/** A sealed key prints nothing at run time, and only the files listed here open one. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inspect } from 'node:util';

import { describe, expect, it } from 'vitest';

import { judge, openForScoring, revealInPractice, revealInQuiz, revealToAuthor, revealToStaff } from './reveal.ts';
import { seal } from './seal.ts';

const SOURCE = join(import.meta.dirname, '../..');
const KEY = 'C';
const COMMENT = 'CANARIO';

describe('a sealed key at run time', () => {
  const row = { questao_id: 7, gabarito: seal(KEY), comentario: seal(COMMENT) };

  it.each([
    ['JSON of the key', () => JSON.stringify(row.gabarito)],
    ['JSON of a row', () => JSON.stringify({ ...row })],
    ['JSON of a list', () => JSON.stringify([[row]])],
    ['String()', () => String(row.gabarito)],
    ['String() of the comment', () => String(row.comentario)],
    ['a join', () => [row.gabarito].join(',')],
    ['Number()', () => Number(row.gabarito)],
  ])('%s throws', (_name, print) => {
    expect(print).toThrow('a sealed key has no text');
  });

  it.each([
    ['keys', () => Reflect.ownKeys(row.gabarito)],
    ['entries', () => Object.entries(row.comentario)],
    ['a copy', () => Object.assign({}, row.gabarito)],
    ['a clone', () => structuredClone(row.gabarito)],
    ['inspection, as a log prints it', () => inspect(row, { depth: null, showHidden: true })],
  ])('%s show nothing', (_name, look) => {
    const seen = inspect(look());
    expect(seen).not.toContain(KEY);
    expect(seen).not.toContain(COMMENT);
  });
});

describe('revealing', () => {
  const row = { questao_id: 7, numero: 3, gabarito: seal<'C' | null>(KEY), comentario: seal(COMMENT) };
  const hidden = { questao_id: 7, numero: 3, gabarito: null, comentario: '', keyVisible: false };
  const shown = { questao_id: 7, numero: 3, gabarito: KEY, comentario: COMMENT, keyVisible: true };

  it('needs a question that practice may tell and a locked item', () => {
    const keys = { canShowKey: (id: number, locked: boolean) => id === 7 && locked };
    expect(revealInPractice(keys, row, true)).toEqual(shown);
    expect(revealInPractice(keys, row, false)).toEqual(hidden);
    expect(revealInPractice(keys, { ...row, questao_id: 8 }, true)).toEqual({ ...hidden, questao_id: 8 });
  });

  it('returns the key of a quiz question once it is answered', () => {
    const agora = new Date('2026-11-21T12:00:00Z');
    const { questao_id: _id, ...questao } = row;
    expect(revealInQuiz(questao, { answered: true, waiting: false }, agora)).toMatchObject({
      gabarito: KEY,
      keyVisible: true,
    });
    for (const estado of [
      { answered: false, waiting: false },
      { answered: true, waiting: true },
    ])
      expect(revealInQuiz(questao, estado, agora)).toMatchObject({ gabarito: null, comentario: '', keyVisible: false });
  });

  it('returns an empty comment when the row has none', () => {
    expect(revealToAuthor({ gabarito: seal(KEY) })).toEqual({ gabarito: KEY, comentario: '', keyVisible: true });
  });

  it.each([
    ['the right letter', 'C', 3, true],
    ['another letter', 'C', 4, false],
    ['no answer', 'C', null, false],
    ['no key', null, 3, false],
    ['the right option of a quiz', 2, 2, true],
    ['another option of a quiz', 2, 3, false],
  ] as const)('grades %s', (_name, gabarito, item_resposta, hit) => {
    expect(judge(seal(gabarito), item_resposta)).toBe(hit);
  });

  it('tells staff the key of an exam that has ended, and before it nothing', () => {
    const row = { gabarito: seal(KEY) };
    expect(revealToStaff(row, true)).toMatchObject({ gabarito: KEY, keyVisible: true });
    expect(revealToStaff(row, false)).toMatchObject({ gabarito: null, keyVisible: false });
  });

  it('opens for scoring', () => {
    expect(openForScoring(seal(KEY))).toBe(KEY);
  });
});

type Files = Readonly<Record<string, string>>;

/** The server's product code, by path inside `src`. */
const product = (): Files =>
  Object.fromEntries(
    globSync('**/*.ts', { cwd: SOURCE })
      .filter((file) => !/\.test(-d)?\.ts$/.test(file))
      .map((file) => [file, readFileSync(join(SOURCE, file), 'utf8')]),
  );

const filesWith = (files: Files, pattern: RegExp) =>
  Object.keys(files).filter((file) => pattern.test(files[file] ?? ''));
const outside = (files: readonly string[]) => files.filter((file) => !/^modules\/questoes\/[^/]+\.ts$/.test(file));

/** The files that may use each function that opens a key, and why. */
const OPENERS = {
  openForScoring: ['modules/resultados/calculo/calculo.ts'], // the job that computes results
  revealToStaff: ['modules/resultados/staff/leitura/handlers.ts'], // figures of an exam that has ended, and a question where staff judge it
  revealToAuthor: [
    'modules/questoes/banco/handlers.ts', // gestao_vida reads the bank, and each reading is recorded
    'modules/roteiros/aluno/base_conhecimentos/quiz.ts', // gestao_vida edits a course
  ],
  revealToWriter: [
    'modules/questoes/staff/questao/leitura.ts', // staff read a question, sealed by BAN-5
  ],
} as const;

/** Files whose statements name a key and seal nothing, and why: no student and no call reads what they return. */
const WITHOUT_SEAL: readonly string[] = [
  'modules/provas/staff/rascunho/fatos-store.ts', // the share of hits of a class, after the release
  'modules/questoes/rascunho.ts', // selects whether there is a key
  'modules/provas/staff/rascunho/sorteio-store.ts', // only questions that have a key
  'modules/roteiros/aluno/boss/sorteio-store.ts', // only questions that have a key
  'modules/roteiros/aluno/boss/tentativa-sql.ts', // counts hits
  'modules/roteiros/planos/evidencia-store.ts', // verdicts
  'modules/roteiros/planos/pool-store.ts', // selects whether there is a key
  'modules/roteiros/carga.ts', // plays the roadmaps of the demo, before anybody can sign in
  'modules/importacao/parametros/store.ts', // compares keys with INEP's file and corrects them, on the command line only
];

/** Files that open a key without being listed. */
const strangers = (files: Files) =>
  Object.entries(OPENERS).flatMap(([name, allowed]) =>
    outside(filesWith(files, new RegExp(`\\b${name}\\b`)))
      .filter((file) => !allowed.some((one) => one === file))
      .map((file) => `${file}: ${name}`),
  );
const openers = (files: Files) => outside(filesWith(files, /questoes\/sealed\.ts['"]|\.\.\/sealed\.ts['"]|\bunseal\b/));

/** SQL that names the key or comment of a question, or the text or quiz of a course. */
const KEY_IN_SQL =
  /\bselect\b[^;]*(\b[a-z]\w{0,2}\.gabarito\b|\bq\.comentario\b|\bQUESTAO_COLUMNS\b|-> 'quiz')|\bb\.curso,/;

/** Files with such SQL that do not seal the rows they read. */
const unsealed = (files: Files) =>
  outside(filesWith(files, KEY_IN_SQL))
    .filter((file) => !/\b(?:seal(?:<[^(]*>)?|sealQuestao|sealCurso|readQuiz)\(/.test(files[file] ?? ''))
    .filter((file) => !WITHOUT_SEAL.includes(file));

describe('who opens a key', () => {
  it('is only this layer and the callers listed here', () => {
    expect(openers(product())).toEqual([]);
    expect(strangers(product())).toEqual([]);
  });

  it('is every listed caller: no entry is out of date', () => {
    for (const [name, allowed] of Object.entries(OPENERS))
      expect(outside(filesWith(product(), new RegExp(`\\b${name}\\b`))).toSorted()).toEqual(allowed);
    expect(WITHOUT_SEAL.filter((file) => !/gabarito/.test(product()[file] ?? ''))).toEqual([]);
  });

  it('gets it sealed: every store that selects a key seals it', () => {
    expect(unsealed(product())).toEqual([]);
  });

  it.each([
    ['imports the class', `import { unseal } from '../../questoes/sealed.ts';`, openers],
    ['opens for scoring', `openForScoring(row.gabarito)`, strangers],
    ['reveals as to an author', `revealToAuthor(row)`, strangers],
    ['selects a key as it is', 'statement(`select q.gabarito from questao q`)', unsealed],
    ['selects the quiz of a course as it is', `statement(\`select b.curso -> 'quiz' as quiz\`)`, unsealed],
    ['selects a whole question as it is', 'statement(`select ${QUESTAO_COLUMNS} from questao q`)', unsealed],
  ])('finds a presenter that %s', (_name, text, check) => {
    expect(check({ 'modules/x/presenter.ts': text })).toHaveLength(1);
  });
});

import { describe, expect, it } from 'vitest';
import {
  canReadItem,
  canSeeGabarito,
  canServeInPractice,
  gabaritoReleaseMs,
  isGabaritoReleased,
  type ExamEnds,
  type ExamOfQuestao,
  type GabaritoContext,
} from './gabarito.ts';

const MIN = 60_000;
const grace = 2 * MIN;
const ends = (classEndsMs: (number | null)[], heldUntilMs: number | null = null): ExamEnds => ({
  classEndsMs,
  heldUntilMs,
});
const exam = (classEndsMs: (number | null)[]): ExamOfQuestao => ({
  liberadoEmMs: gabaritoReleaseMs(ends(classEndsMs)),
});

describe('release', () => {
  it.each<[name: string, ends: ExamEnds, release: number | null]>([
    ['[GAB-1] one class', ends([100 * MIN]), 100 * MIN + grace],
    ['[GAB-1] the last class counts', ends([100 * MIN, 300 * MIN, 200 * MIN]), 300 * MIN + grace],
    ['[GAB-1] a later hold', ends([100 * MIN], 500 * MIN), 500 * MIN],
    ['[GAB-1] an earlier hold never advances it', ends([100 * MIN], 50 * MIN), 100 * MIN + grace],
    ['[GAB-1] a class without an end', ends([100 * MIN, null]), null],
    ['[GAB-1] no class', ends([]), null],
  ])('%s', (_, of, release) => {
    expect(gabaritoReleaseMs(of)).toBe(release);
  });

  it.each([
    ['[GAB-1] tolerance still runs', 100 * MIN + grace, false],
    ['[GAB-1] tolerance is over', 100 * MIN + grace + 1, true],
  ])('%s', (_, nowMs, released) => {
    expect(isGabaritoReleased(exam([100 * MIN]), nowMs)).toBe(released);
  });

  it('[GAB-1] an unknown release time is never reached', () => {
    expect(isGabaritoReleased(exam([null]), Number.MAX_SAFE_INTEGER)).toBe(false);
  });
});

describe('may the student see the key', () => {
  const now = 1000 * MIN;
  const past = exam([10 * MIN]);
  const open = exam([2000 * MIN]);
  const prova: GabaritoContext = { kind: 'prova' };

  it.each<[name: string, exams: ExamOfQuestao[], context: GabaritoContext, sees: boolean]>([
    ['[GAB-2] open exam', [open], prova, false],
    ['[GAB-2] past exam, but the question is in an open one too', [past, open], prova, false],
    ['[GAB-2] locked exercise of an open exam', [open], { kind: 'exercicio', locked: true }, false],
    ['[GAB-2] answered Boss item of an open exam', [past, open], { kind: 'boss', answered: true }, false],
    ['[GAB-2] answered quiz of an open exam', [open], { kind: 'quiz', answered: true, waiting: false }, false],
    ['[GAB-3] released exam', [past], prova, true],
    ['[GAB-3] its result', [past], { kind: 'resultado' }, true],
    ['[GAB-3] question bank, released', [past], { kind: 'banco_questoes', waiting: false }, true],
    ['[GAB-3] question bank, in no exam', [], { kind: 'banco_questoes', waiting: false }, false],
    ['[GAB-4] exercise not locked', [], { kind: 'exercicio', locked: false }, false],
    ['[GAB-4] exercise locked', [], { kind: 'exercicio', locked: true }, true],
    ['[GAB-4] exercise not locked, exam long past', [past], { kind: 'exercicio', locked: false }, false],
    ['[GAB-4] Boss item not answered', [], { kind: 'boss', answered: false }, false],
    ['[GAB-4] Boss item answered', [], { kind: 'boss', answered: true }, true],
    ['[GAB-4] quiz not answered', [past], { kind: 'quiz', answered: false, waiting: false }, false],
    ['[GAB-4] quiz answered', [past], { kind: 'quiz', answered: true, waiting: false }, true],
    [
      '[GAB-7] question bank, released, but it waits for an answer',
      [past],
      { kind: 'banco_questoes', waiting: true },
      false,
    ],
    [
      '[GAB-7] quiz answered in one roadmap, waiting in another',
      [],
      { kind: 'quiz', answered: true, waiting: true },
      false,
    ],
    ['[GAB-8] exercise locked, its exam released', [past], { kind: 'exercicio', locked: true }, true],
    ['[GAB-7] a result shows it, whatever waits', [past], { kind: 'resultado' }, true],
  ])('%s', (_, exams, context, sees) => {
    expect(canSeeGabarito(exams, context, now)).toBe(sees);
  });

  it('[GAB-5] own delivery plays no part: the own class has ended, another is still writing', () => {
    expect(canSeeGabarito([exam([10 * MIN, 2000 * MIN])], prova, now)).toBe(false);
  });

  it.each([
    ['[GAB-6] a question of an open exam', [past, open], false],
    ['[GAB-6] a question of a past exam', [past], true],
    ['[GAB-6] a question of none', [], true],
  ])('%s in practice', (_, exams, serves) => {
    expect(canServeInPractice(exams, now)).toBe(serves);
  });
});

describe('a question of an exam, read by staff', () => {
  const inicio = 60 * MIN;
  it.each([
    ['[GAB-9] a teacher before it begins', 'professor', inicio, inicio - 1, false],
    ['[GAB-9] a teacher once it has begun', 'professor', inicio, inicio, true],
    ['[GAB-9] a director before it begins', 'diretor', inicio, inicio - 1, false],
    ['[GAB-9] a coordinator before it begins', 'coordenador', inicio, inicio - 1, true],
    ['[GAB-9] an exam without classes', 'professor', null, inicio, false],
    ['[GAB-9] an exam without classes, a coordinator', 'coordenador', null, inicio, true],
    ['[GAB-9] a student never here', 'aluno', inicio, inicio, false],
  ] as const)('%s', (_, perfil, inicioMs, nowMs, reads) => {
    expect(canReadItem(perfil, inicioMs, nowMs)).toBe(reads);
  });
});
